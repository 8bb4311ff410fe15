import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { SubscriptionsApi } from '../../../subscriptions/api.js';
import { SourceFolders, type SourceFolder } from '../../application/ports/source-folders.js';

@Injectable()
export class SubscriptionsSourceFolders extends SourceFolders {
  constructor(private readonly subscriptions: SubscriptionsApi) {
    super();
  }

  override async of(caller: CallerId): Promise<ReadonlyMap<string, SourceFolder>> {
    const folders = await this.subscriptions.folders(caller);
    return new Map(folders.flatMap((folder) => [folder.id, ...folder.formerIds].map((id) => [id, folder] as const)));
  }
}
