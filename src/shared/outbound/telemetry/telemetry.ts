/** What sends traces. */
export interface Telemetry {
  /** Sends what is still to be sent, within seconds. */
  stop(): Promise<void>;
}
