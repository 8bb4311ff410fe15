/** Where a request of a person or an agent comes from, for limits and the audit trail. */
export interface Visit {
  /** As `clientAddress` says it: an IPv4 address or an IPv6 /64. */
  readonly address: string;
}
