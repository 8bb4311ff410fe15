import { describe, expect, test } from '@jest/globals';
import { brand } from '../../../../src/shared/kernel/brand.js';
import { ocsfOf, type ExportedEvent } from '../../../../src/identity/security/domain/ocsf.js';
import { SECURITY_EVENTS } from '../../../../src/identity/security/domain/security-event.js';

const EVENT: ExportedEvent = {
  uid: '17',
  at: Date.UTC(2026, 10, 23, 7),
  kind: 'signed_in',
  callerId: brand('usr_kim'),
  operatorId: null,
  client: null,
  address: '198.51.100.7',
  detail: null,
};

/** Attributes of the base event, its classification and the category, with the profile `host`, as far as we know any. */
const OF_ALL = [
  'category_uid',
  'category_name',
  'class_uid',
  'class_name',
  'activity_id',
  'activity_name',
  'type_uid',
  'time',
  'severity_id',
  'status_id',
  'message',
  'metadata',
  'unmapped',
  'actor',
  'src_endpoint',
];

/** What the classes add (schema.ocsf.io, 1.5.0). */
const OF_CLASSES: Readonly<Record<number, readonly string[]>> = {
  3001: ['user'],
  3002: ['user', 'service'],
  3004: ['entity'],
  3005: ['user', 'privileges'],
};

const objectOf = (event: Partial<ExportedEvent> = {}) => ocsfOf({ ...EVENT, ...event }, '0.1.0');

describe('a security event as an object of OCSF', () => {
  test('says which class and activity it is, when, from where, who, and how to tell it from another', () => {
    expect(objectOf()).toEqual({
      category_uid: 3,
      category_name: 'Identity & Access Management',
      class_uid: 3002,
      class_name: 'Authentication',
      activity_id: 1,
      type_uid: 300_201,
      time: EVENT.at,
      severity_id: 1,
      status_id: 1,
      message: 'Somebody signed in.',
      metadata: {
        version: '1.5.0',
        uid: '17',
        log_name: 'security',
        profiles: ['host'],
        product: { name: 'Podcast Briefings', vendor_name: 'Podcast Briefings', version: '0.1.0' },
      },
      user: { uid: 'usr_kim', name: 'usr_kim' },
      service: { name: 'Podcast Briefings' },
      actor: { user: { uid: 'usr_kim', name: 'usr_kim' } },
      src_endpoint: { ip: '198.51.100.7' },
      unmapped: { kind: 'signed_in' },
    });
  });

  test('says that it failed, and of whom nothing is known', () => {
    const failed = objectOf({ kind: 'sign_in_failed', callerId: null, address: null });
    expect(failed).toMatchObject({ status_id: 2, severity_id: 3, user: { type_id: 0, name: 'unknown' } });
    expect(failed).not.toHaveProperty('actor');
    expect(failed).not.toHaveProperty('src_endpoint');
  });

  test('is severe when something stolen may have been used', () => {
    expect(objectOf({ kind: 'refresh_reused' })).toMatchObject({ severity_id: 4, status_id: 2 });
  });

  test('tells who did it from whom it was done to', () => {
    const granted = objectOf({ kind: 'role_granted', operatorId: brand('usr_boss'), detail: 'auditor' });
    expect(granted).toMatchObject({
      class_uid: 3005,
      user: { uid: 'usr_kim' },
      actor: { user: { uid: 'usr_boss' } },
      privileges: ['auditor'],
    });
  });

  test('says what was looked at', () => {
    const viewed = objectOf({
      kind: 'history_viewed',
      callerId: null,
      operatorId: brand('usr_a'),
      detail: 'state of art_1',
    });
    expect(viewed).toMatchObject({
      class_uid: 3004,
      activity_id: 2,
      entity: { type: 'briefing history', name: 'state of art_1' },
      actor: { user: { uid: 'usr_a' } },
    });
  });

  test('says to whom something was done by another, where its class has no user', () => {
    const held = objectOf({ kind: 'hold_placed', operatorId: brand('usr_boss'), detail: 'case 17' });
    expect(held).not.toHaveProperty('user');
    expect(held).toMatchObject({
      entity: { type: 'legal hold', name: 'case 17' },
      actor: { user: { uid: 'usr_boss' } },
      unmapped: { user: 'usr_kim' },
    });
  });

  test.each(SECURITY_EVENTS)('has no attribute that its class does not have: %s', (kind) => {
    const object = objectOf({ kind, operatorId: brand('usr_boss'), client: 'c', detail: 'd' }) as Record<
      string,
      number
    >;
    const theirs = OF_CLASSES[object['class_uid'] ?? 0] ?? [];
    expect(Object.keys(object).filter((name) => ![...OF_ALL, ...theirs].includes(name))).toEqual([]);
  });

  test.each(SECURITY_EVENTS)('has what its class demands: %s', (kind) => {
    const object = objectOf({ kind }) as Record<string, number>;
    expect(object['type_uid']).toBe(object['class_uid']! * 100 + object['activity_id']!);
    expect(object['activity_name']).toBe(object['activity_id'] === 99 ? kind : undefined);
    // A constraint of Authentication: `service` or `dst_endpoint`.
    expect(object['class_uid'] === 3002).toBe(object['service'] !== undefined);
    expect(object['class_uid'] !== 3004).toBe(object['user'] !== undefined);
    expect(object['class_uid'] === 3004).toBe(object['entity'] !== undefined);
    expect(object['class_uid'] === 3005).toBe(object['privileges'] !== undefined);
    expect(object['message']).toMatch(/^[A-Z].*\.$/);
  });
});
