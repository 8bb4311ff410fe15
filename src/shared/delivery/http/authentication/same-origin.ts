import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser says that a page of ours sent this. Sec-Fetch-Site cannot be forged by a page (W3C Fetch Metadata);
 * browsers of before 2023 say it by Origin. null: nothing is said, so it is no form in a browser.
 */
export function isFromOurOrigin(headers: IncomingHttpHeaders, origin: string): boolean | null {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined ? null : headers.origin === origin;
}
