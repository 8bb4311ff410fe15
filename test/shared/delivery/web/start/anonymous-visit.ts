import { brand } from '../../../../../src/shared/kernel/brand.js';
import type { PageVisit } from '../../../../../src/shared/delivery/web/sections/page-sections.js';

/** Somebody without an account looks at a page in English. */
export const ANONYMOUS_VISIT: PageVisit = {
  language: 'en',
  formToken: 'token',
  caller: { id: brand('cal_1'), kind: 'anonymous', roles: [] },
};
