/** Of every operation below `admin/`: a token of a member with the role. Of pages: `OPERATORS_PAGE`. */
export const OPERATORS = { auth: 'skill', role: 'operator' } as const;

/** What auditors read as well: their role comes with every token of theirs. */
export const OPERATORS_AND_AUDITORS = { auth: 'skill', role: ['operator', 'auditor'] } as const;

/** Whoever is not signed in is asked to; to members without the role the pages are not there. */
export const OPERATORS_PAGE = { session: 'required', role: 'operator' } as const;

/** Of a form on such a page. */
export const OPERATORS_FORM = { ...OPERATORS_PAGE, form: true } as const;
