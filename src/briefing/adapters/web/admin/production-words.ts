/** The words of what operators see of briefings, in general and without their content. */
export interface ProductionWords {
  readonly heading: string;
  readonly inProduction: (count: number) => string;
  readonly oldest: string;
  readonly failed: string;
  readonly noneFailed: string;
  readonly briefings: { readonly title: string; readonly made: string; readonly failed: string };
  readonly times: { readonly title: string; readonly mean: string };
  readonly servers: {
    readonly heading: string;
    readonly speech: string;
    readonly defaultVoices: (threads: number) => string;
    readonly ownModels: string;
    readonly fallback: string;
    readonly fallbacks: Readonly<Record<'default' | 'fail', string>>;
    readonly model: string;
    readonly noModel: string;
    readonly tokens: (tokens: string) => string;
  };
}
