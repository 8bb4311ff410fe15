import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FormFields } from '../../../shared/delivery/http/bodies/form-body.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { AssignToFolder } from '../../application/commands/assign-to-folder.js';
import { ShowFollowedFeeds } from '../../application/queries/show-followed-feeds.js';
import { EndedSubscriptions } from './ended.js';
import { PATH } from './feeds-model.js';

/** Names of fields: `pick_0`, `pick_1` and so on. What is in several folders may be ticked several times. */
export const pickedIn = (fields: FormFields): readonly string[] => [
  ...new Set(Object.keys(fields).flatMap((name) => (name.startsWith('pick_') ? [fields[name] ?? ''] : []))),
];

/** What is done with several feeds at once. */
@Injectable()
export class SelectedFeeds {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly ended: EndedSubscriptions,
  ) {}

  /** Where to go on. */
  async change(owner: CallerId, fields: FormFields): Promise<string> {
    const ids = pickedIn(fields);
    if (ids.length === 0) return `${PATH}?done=none`;
    if (fields['do'] === 'unsubscribe') return this.ended.end(owner, ids);
    const folder = fields['folder'] ?? '';
    if (fields['do'] === 'take')
      await this.commands.execute(new AssignToFolder(owner, folder, { add: [], remove: ids }));
    else await this.commands.execute(new AssignToFolder(owner, folder, { add: ids, remove: [] }));
    if (fields['do'] === 'move') await this.takeOutOfOthers(owner, folder, ids);
    return `${PATH}?done=moved`;
  }

  private async takeOutOfOthers(owner: CallerId, folder: string, ids: readonly string[]): Promise<void> {
    const { folders } = await this.queries.execute(new ShowFollowedFeeds(owner));
    for (const other of folders.filter(({ id }) => id !== folder)) {
      const remove = other.subscriptionIds.filter((id) => ids.includes(id));
      if (remove.length > 0) await this.commands.execute(new AssignToFolder(owner, other.id, { add: [], remove }));
    }
  }
}
