/** Where a new member chooses what they want to follow, unless they were on the way to somewhere else. */
export const FIRST_STEPS = '/feeds?welcome=1';
