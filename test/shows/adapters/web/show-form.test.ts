import { describe, expect, test } from '@jest/globals';
import { blankShow, planOf, typedIn, typedOf, type FormFault } from '../../../../src/shows/adapters/web/show-form.js';
import type { ShowPlan } from '../../../../src/shows/domain/show.js';

const filled = (fields: Record<string, string> = {}): Record<string, string> => ({
  name: 'Morning',
  when: 'weekly',
  day_mon: 'on',
  day_fri: 'on',
  readyAt: '07:00',
  timezone: 'Europe/Berlin',
  ...fields,
});

const faultsIn = (fields: Record<string, string>): readonly FormFault[] => {
  const plan = planOf(typedIn(fields));
  if (!Array.isArray(plan)) throw new Error('it was accepted');
  return plan as readonly FormFault[];
};

const planIn = (fields: Record<string, string>): ShowPlan => {
  const plan = planOf(typedIn(fields));
  if (Array.isArray(plan)) throw new Error(plan.join());
  return plan as ShowPlan;
};

describe('the form of a show', () => {
  test('says nothing of what was left as usual', () => {
    expect(planIn(filled())).toEqual({
      name: 'Morning',
      userRequest: null,
      scope: { sourceIds: null, folderIds: null, excludedSourceIds: null, query: null },
      language: null,
      hostIds: null,
      targetLengthSeconds: null,
      format: null,
      schedule: { kind: 'weekly', days: ['mon', 'fri'], readyAt: '07:00', timezone: 'Europe/Berlin' },
    });
  });

  test('takes ticked sources and folders, never those that are left out, and what else is chosen', () => {
    const plan = planIn(
      filled({
        request: ' Science first ',
        only_src_1: 'on',
        only_fld_1: 'on',
        never_src_2: 'on',
        query: 'moon',
        language: 'fr',
        host2: 'host_fr_x',
        length: '600',
        format: 'in_depth',
      }),
    );
    expect(plan).toMatchObject({
      userRequest: 'Science first',
      scope: { sourceIds: ['src_1'], folderIds: ['fld_1'], excludedSourceIds: ['src_2'], query: 'moon' },
      language: 'fr',
      hostIds: ['host_fr_x'],
      targetLengthSeconds: 600,
      format: 'in_depth',
    });
  });

  test.each<[string, Record<string, string>, FormFault[]]>([
    ['no name', { name: '  ' }, ['name']],
    ['a name of 201 characters', { name: '文'.repeat(201) }, ['name']],
    ['a long request', { request: 'x'.repeat(1025) }, ['request']],
    ['an hour that is none', { readyAt: '24:00' }, ['readyAt']],
    ['a place that is no time zone', { timezone: 'Berlin' }, ['timezone']],
    ['one host twice', { host1: 'a', host2: 'a' }, ['hosts']],
    ['no stories', { when: 'stories', stories: '0' }, ['stories']],
    ['too many stories', { when: 'stories', stories: '101' }, ['stories']],
    ['several things', { name: '', readyAt: '', timezone: '' }, ['name', 'readyAt', 'timezone']],
  ])('says what is wrong with %s', (_, fields, faults) => {
    expect(faultsIn(filled(fields))).toEqual(faults);
  });

  test('wants a day, unless stories decide', () => {
    const { day_mon: _, day_fri: __, ...none } = filled();
    expect(faultsIn(none)).toEqual(['days']);
    expect(planIn({ ...none, when: 'stories', stories: '5' }).schedule).toEqual({ kind: 'stories', atLeast: 5 });
  });

  test('shows a show as it is, and would save it unchanged', () => {
    const plan = planIn(filled({ request: 'Science', only_src_1: 'on', never_src_2: 'on', length: '300', host1: 'h' }));
    expect(planOf(typedOf(plan, 'UTC'))).toEqual(plan);
    const byStories = planIn({ name: 'News', when: 'stories', stories: '7' });
    expect(planOf(typedOf(byStories, 'Asia/Tokyo'))).toEqual(byStories);
    expect(planOf({ ...blankShow('Asia/Tokyo'), name: 'x' })).toMatchObject({ schedule: { timezone: 'Asia/Tokyo' } });
  });
});
