/** Addresses as people give them. */
export abstract class FeedUrls {
  /** The form under which a feed is stored. Throws InvalidRequest. */
  abstract normalise(url: string): string;
  /** What else an address without a scheme may mean: http in place of https. null: it has a scheme. */
  abstract insecure(url: string): string | null;
}
