import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { Rule } from '../../domain/rule.js';

export const ruleRows = mapTable<Rule>('feed.rule', {
  id: { type: 'text', collation: 'C', primary: true },
  owner: { name: 'caller_id', type: 'text', collation: 'C' },
  action: { type: 'text' },
  keyword: { type: 'text' },
  searchContent: { name: 'search_content', type: 'boolean' },
  folderId: { name: 'folder_id', type: 'text', collation: 'C', nullable: true },
  sourceId: { name: 'source_id', type: 'text', collation: 'C', nullable: true },
  enabled: { type: 'boolean' },
  createdAt: { name: 'created_at', type: 'bigint' },
  updatedAt: { name: 'updated_at', type: 'bigint' },
});
