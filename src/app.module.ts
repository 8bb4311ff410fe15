import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AuditModule } from './briefing/audit/audit.module.js';
import { BriefingModule } from './briefing/briefing.module.js';
import { LibraryModule } from './briefing/library/library.module.js';
import type { Config } from './config.js';
import type { Extension } from './extensions/extension.js';
import { checkMigrations } from './extensions/extension-migrations.js';
import { FeedModule } from './feed/feed.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { BackupModule } from './shared/backup.module.js';
import { AdminModule } from './shared/delivery/admin/admin.module.js';
import { CliModule } from './shared/delivery/cli/cli.module.js';
import type { ContextSchema } from './shared/storage/database/context-schema.js';
import type { DatabaseAddress } from './shared/storage/database/database-address.js';
import { DiagnosisModule } from './shared/delivery/diagnosis/diagnosis.module.js';
import { DiscoveryModule } from './shared/delivery/discovery/discovery.module.js';
import { ProofModule } from './shared/proof.module.js';
import { HttpModule } from './shared/delivery/http/http.module.js';
import { McpModule } from './shared/delivery/mcp/mcp.module.js';
import { PlatformModule } from './shared/platform.module.js';
import { WebModule } from './shared/delivery/web/web.module.js';
import { ShowsModule } from './shows/shows.module.js';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.js';

const contexts = [SubscriptionsModule, FeedModule, BriefingModule, IdentityModule, PreferencesModule, ShowsModule];

export interface AppOptions {
  /** See PlatformOptions. */
  readonly alone?: boolean;
  /** See PlatformOptions. */
  readonly command?: boolean;
  readonly extensions?: readonly Extension[];
}

/** The six contexts, Briefing's rooms, the platform, and what EXTENSIONS names; nothing else. */
@Module({})
export class AppModule {
  /** Besides those of the platform. */
  static readonly schemas: readonly ContextSchema[] = [
    HttpModule.schema,
    ...contexts.map(({ schema }) => schema),
    AuditModule.schema,
  ];

  static forRoot(
    config: Config,
    database: DatabaseAddress,
    { alone = false, command = false, extensions = [] }: AppOptions = {},
  ): DynamicModule {
    PreferencesModule.checkSettings(config);
    checkMigrations([...PlatformModule.schemas, ...AppModule.schemas], extensions);
    return {
      module: AppModule,
      imports: [
        CqrsModule.forRoot(),
        PlatformModule.forRoot({
          config,
          databaseUrl: database.url,
          databaseOwnerUrl: database.ownerUrl,
          alone,
          command,
          schemas: [...AppModule.schemas, ...extensions.map(({ schema }) => schema)],
          replacements: extensions.flatMap(({ replaces }) => replaces),
        }),
        HttpModule,
        WebModule,
        CliModule,
        McpModule,
        DiscoveryModule,
        ProofModule,
        DiagnosisModule,
        BackupModule,
        AdminModule,
        ...contexts,
        AuditModule,
        LibraryModule,
        // What contexts export, their published APIs, is there for extensions to inject.
        ...extensions.map(({ module }) => ({ module, imports: contexts })),
      ],
    };
  }
}
