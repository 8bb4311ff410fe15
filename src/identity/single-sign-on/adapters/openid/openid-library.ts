/** Loaded when somebody signs in at an issuer: most installations have none. */
export const openIdClient = () => import('openid-client');

export const joseLibrary = () => import('jose');
