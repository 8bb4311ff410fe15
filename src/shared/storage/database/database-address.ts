/** How the program reaches its database. */
export interface DatabaseAddress {
  readonly url: string;
  /** Of the role that brings the schemas up to date and owns the events; null: that is the role of `url`. */
  readonly ownerUrl: string | null;
}
