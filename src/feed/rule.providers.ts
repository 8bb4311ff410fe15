import type { Provider } from '@nestjs/common';
import { SubscriptionsSourceFolders } from './adapters/contexts/subscriptions-source-folders.js';
import { RuleTools } from './adapters/mcp/rule.tools.js';
import { TypeormRuleStore } from './adapters/typeorm/typeorm-rule-store.js';
import { CreateRuleHandler } from './application/commands/create-rule.js';
import { DeleteRuleHandler } from './application/commands/delete-rule.js';
import { UpdateRuleHandler } from './application/commands/update-rule.js';
import { FeedPersonalData } from './application/feed-personal-data.js';
import { ItemRules } from './application/ruling/item-rules.js';
import { RuleStore } from './application/ports/rule-store.js';
import { SourceFolders } from './application/ports/source-folders.js';
import { PresentRules } from './application/ruling/present-rules.js';
import { ListRulesHandler } from './application/queries/list-rules.js';
import { TryRuleHandler } from './application/queries/try-rule.js';
import { RuledItemReader } from './application/ruling/ruled-items.js';

/** What callers say of items once and for all. */
export const RULE_PROVIDERS: Provider[] = [
  ListRulesHandler,
  CreateRuleHandler,
  UpdateRuleHandler,
  DeleteRuleHandler,
  TryRuleHandler,
  PresentRules,
  ItemRules,
  RuledItemReader,
  RuleTools,
  FeedPersonalData,
  { provide: RuleStore, useClass: TypeormRuleStore },
  { provide: SourceFolders, useClass: SubscriptionsSourceFolders },
];
