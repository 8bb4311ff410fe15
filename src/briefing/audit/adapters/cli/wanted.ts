import { UsageError, type CliArguments } from '../../../../shared/delivery/cli/cli-command.js';

/** The artifact ids; at least one. Throws UsageError. */
export function idsFrom({ positionals }: CliArguments): readonly string[] {
  if (positionals.length === 0) throw new UsageError('Which briefing? Give its artifact id, like art_….');
  return positionals;
}

/** JSON: one value a line. Throws UsageError. */
export function formatFrom({ options: { format = 'json' } }: CliArguments): 'json' | 'text' {
  if (format !== 'json' && format !== 'text') throw new UsageError(`--format must be json or text, not "${format}".`);
  return format;
}
