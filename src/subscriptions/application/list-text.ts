/** Other programs write UTF-8, mostly; a byte order mark or the XML declaration says otherwise (XML 1.0, appendix F). */
export function decodeList(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const opening = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]{0,100}\sencoding\s*=\s*["']([\w.:-]+)/.exec(opening)?.[1];
  // Whatever can be read here as ASCII is no UTF-16, although it says so: others have converted it.
  if (/^utf-?16/i.test(declared ?? '')) return new TextDecoder().decode(bytes);
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
