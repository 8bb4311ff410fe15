import { describe, expect, test } from '@jest/globals';
import { UpdateSettingsRequest } from '../../../../src/preferences/adapters/http/settings.dto.js';
import { UpdateProfile } from '../../../../src/preferences/application/commands/update-profile.js';
import type { Profile } from '../../../../src/preferences/domain/profile.js';
import { compileDto } from '../../../../src/shared/delivery/http/validation/compiled-dto.js';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { Caller } from '../../../../src/shared/kernel/caller.js';
import { InvalidRequest } from '../../../../src/shared/kernel/domain-error.js';

const caller: Caller = { id: brand('usr_1'), kind: 'member', roles: [] };
const take = compileDto(UpdateSettingsRequest);

describe('The body of settings/update', () => {
  test.each<[string, Partial<Profile>]>([
    ['{}', {}],
    ['{"profile": {}}', {}],
    ['{"profile": {"language": "de"}}', { language: 'de' }],
    ['{"profile": {"timezone": "Asia/Calcutta"}}', { timezone: 'Asia/Calcutta' }],
  ])('%s changes what it mentions and nothing else', (body, changes) => {
    const command = take(JSON.parse(body)).toCommand(caller);
    expect(command).toStrictEqual(new UpdateProfile(caller.id, changes));
  });

  test.each(['+02:00', '', 'Mars/Base', 'Europe/Berlin '])('has a time zone that exists, not %j', (timezone) => {
    expect(() => take({ profile: { timezone } })).toThrow(
      new InvalidRequest('profile.timezone must be an IANA time zone such as Europe/Berlin.'),
    );
  });
});
