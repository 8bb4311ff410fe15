const ENDINGS = String.raw`com|org|net|gov|edu|info|dev|app|io|ai|co|tv|eu|uk|us|ca|au|de|fr|es|pt|br|mx|ar|cl|cn|jp|ch|at|it|in|txt|json|ya?ml|xml|csv|pdf|docx?|xlsx?|pptx?|zip|exe|html?|css|js|mjs|ts|tsx|py|rs|md|sh|sql|log|toml|ini|apk|dll|jpe?g|png|gif|svg|mp[34]|wav`;

/** A dot in the middle of a site's or a file's name: "example.com", "config.yaml". */
const INNER_DOT = new RegExp(
  String.raw`(?<=[\p{L}\p{N}_-])\.(?=(?:(?:com?|org|gov|net)\.[a-z]{2}|${ENDINGS})(?![\p{sc=Latin}\p{N}_]))`,
  'gu',
);

/** "ClimateAction", "JaneDoe_UK" */
const inWords = (name: string): string =>
  name
    .replace(/_/g, ' ')
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .replace(/(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');

/** Names that are written to be typed: hashtags, handles, addresses of mail and sites, files. */
export function withSpokenNames(text: string, { at, dot }: { readonly at: string; readonly dot: string }): string {
  return text
    .replace(/#([\p{L}_][\p{L}\p{N}_]*)#?/gu, (_, name: string) => inWords(name))
    .replace(/(?<![\p{L}\p{N}._%+-])@([\p{L}\p{N}_]+)/gu, (_, name: string) => inWords(name))
    .replace(/(?<=[A-Za-z\d])@(?=[A-Za-z\d])/g, at)
    .replace(INNER_DOT, dot);
}
