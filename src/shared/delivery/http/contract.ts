/** Identifies the contract to callers: a header of every answer below API_PREFIX, and `info.version` of /openapi.json. */
export const CONTRACT_VERSION = '2026-08-12';

export const API_PREFIX = '/api/v1/';

/** Whether a path, without its query, belongs to the API; `/api/v1` itself does. */
export const isApiPath = (path: string): boolean => `${path}/`.startsWith(API_PREFIX);

export const MAX_BODY_BYTES = 256 * 1024;
