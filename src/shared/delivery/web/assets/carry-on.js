// @ts-check

/**
 * What a page was doing when the browser left it for another one of ours goes on there. It has left the address of its
 * module behind, in this tab alone.
 */
const KEY = 'carry on';

/** @param {string} module the address of a module of ours that exports `carryOn` */
export function leaveToCarryOn(module) {
  try {
    sessionStorage.setItem(KEY, new URL(module).pathname);
  } catch {
    // Nothing is carried on where nothing may be kept.
  }
}

export function nothingToCarryOn() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

function keptModule() {
  try {
    const path = sessionStorage.getItem(KEY) ?? '';
    return path.startsWith('/assets/') ? path : null;
  } catch {
    return null;
  }
}

const kept = keptModule();
// Gone when the server was renewed in between.
if (kept !== null) import(kept).then((module) => module.carryOn()).catch(nothingToCarryOn);
