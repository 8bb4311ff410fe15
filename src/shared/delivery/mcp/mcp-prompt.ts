export interface McpPromptArgument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** Offered while the person types. */
  readonly values?: readonly string[];
}

/** Something a person picks in their client, put into words for the agent. */
export interface McpPrompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly McpPromptArgument[];
  /** The person's message. Throws InvalidRequest, which names the argument. */
  readonly words: (args: Readonly<Record<string, string>>) => string;
}
