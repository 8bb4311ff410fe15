export abstract class FeedUrls {
  /** The canonical form under which a feed is stored. Throws InvalidRequest when it is no http(s) URL. */
  abstract normalise(url: string): string;
}
