const context = '(subscriptions|feed|briefing|identity|preferences|shows)';

/** Rooms of big contexts: folders with the same layers. The group is empty for what belongs to the whole context. */
const room =
  '((?:/(?:audit|library|accounts|second-factor|access|security|legal-hold|single-sign-on|operators|podcasts|webhooks|mail))?)';
const anyRoom =
  '(?:/(?:audit|library|accounts|second-factor|access|security|legal-hold|single-sign-on|operators|podcasts|webhooks|mail))?';
/** What a room shows to others: the file of its name. */
const face =
  '(?<room>audit|library|accounts|second-factor|access|security|legal-hold|single-sign-on|operators|podcasts|webhooks|mail)/\\k<room>';

/** The rooms of identity, from the ground up: each may import those before it. ADR 0036. */
const roomsOfIdentity = [
  'security',
  'legal-hold',
  'accounts',
  'second-factor',
  'access',
  'single-sign-on',
  'operators',
];

/** Who may call whose published interface. A new arrow is a decision: add it here and in docs/context-map.md. */
const contextMap = {
  identity: ['preferences'],
  preferences: [],
  subscriptions: [],
  feed: ['subscriptions', 'preferences'],
  briefing: ['subscriptions', 'feed', 'preferences'],
  shows: ['briefing', 'subscriptions', 'preferences'],
};

/** Folders of one floor of src/shared, from the ground up: each may import those before it. */
const floors = {
  storage: [
    'memory',
    'files',
    'connections',
    'database',
    'embedded-postgres',
    'eventstore',
    'eventstoredb',
    'projections',
    'jobs',
    'media',
    'secrets',
    'proof',
    'backup',
  ],
  outbound: ['processes', 'network', 'mail', 'telemetry'],
  delivery: ['cli', 'http', 'mcp', 'discovery', 'web', 'diagnosis', 'admin'],
};

/** Rooms of src/shared/storage/backup, and those that each may import. */
const backupRooms = {
  archive: [],
  places: ['archive'],
  chain: ['archive', 'places'],
  making: ['archive', 'places'],
  restoring: ['archive', 'chain'],
};

export default {
  forbidden: [
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'A domain file sees its own domain and the shared kernel. Nothing else: no npm, no node, no Nest.',
      from: { path: `^src/${context}${room}/domain/` },
      to: { pathNot: ['^src/$1/domain/', `^src/$1${anyRoom}/domain/`, '^src/shared/kernel/'] },
    },
    {
      name: 'kernel-is-pure',
      severity: 'error',
      comment: 'Words that everybody may say cannot depend on anything that somebody may not have.',
      from: { path: '^src/shared/kernel/' },
      to: { pathNot: '^src/shared/kernel/' },
    },
    {
      name: 'application-knows-no-technology',
      severity: 'error',
      comment: 'Use cases see their domain, their ports and the kernel. Adapters come to them, not the other way.',
      from: { path: `^src/${context}${room}/application/` },
      to: {
        pathNot: [
          `^src/$1${anyRoom}/(domain|application)/`,
          `^src/$1/${face}\\.ts$`,
          '^src/$1/(api|events)\\.ts$',
          '^src/shared/kernel/',
          '^node_modules/@nestjs/(cqrs|common)/',
        ],
      },
    },
    {
      name: 'use-cases-are-not-traced-by-hand',
      severity: 'error',
      comment: 'They get their spans from the buses; what they ask of ports, from the adapters. ADR 0109.',
      from: { path: `^src/${context}${room}/(domain|application)/` },
      to: { path: '^src/shared/kernel/tracing\\.ts$' },
    },
    {
      name: 'published-language-is-flat',
      severity: 'error',
      comment: 'api.ts and events.ts are contracts: they import the kernel and nothing else, so no cycle can grow.',
      from: { path: `^src/${context}/(api|events)\\.ts$` },
      to: { pathNot: '^src/shared/kernel/' },
    },
    {
      name: 'adapters-are-not-siblings',
      severity: 'error',
      comment: 'http does not import typeorm. What two adapters share belongs in application or shared.',
      from: {
        path: `^src/${context}${room}/adapters/([^/]+)/`,
        pathNot: `^src/${context}${room}/adapters/(mcp|fetching|formats|oidc)/`,
      },
      to: { path: `^src/$1${anyRoom}/adapters/`, pathNot: `^src/$1${anyRoom}/adapters/$3/` },
    },
    {
      name: 'formats-are-made-of-texts',
      severity: 'error',
      comment:
        'What a text, a date or an address is, adapters/text knows, of no format. Formats read documents by it, and ' +
        'see nothing else of a sibling.',
      from: { path: `^src/${context}/adapters/formats/` },
      to: { path: '^src/$1/adapters/', pathNot: '^src/$1/adapters/(formats|text)/' },
    },
    {
      name: 'fetching-reads-through-the-face-of-formats',
      severity: 'error',
      comment:
        'What is fetched is read by adapters/formats, which knows no network. Fetching sees who reads a document or a ' +
        'page, and dates (headers have them, too); how a format is read is private.',
      from: { path: `^src/${context}/adapters/fetching/` },
      to: {
        path: '^src/$1/adapters/',
        pathNot: [
          '^src/$1/adapters/fetching/',
          '^src/$1/adapters/formats/(feed-document|article-page)\\.ts$',
          '^src/$1/adapters/text/feed-date\\.ts$',
        ],
      },
    },
    {
      name: 'the-authorization-server-stands-on-its-models',
      severity: 'error',
      comment:
        'adapters/oidc-models keeps what oidc-provider has to remember and knows no route or page; adapters/oidc runs ' +
        'the authorization server on it, and sees nothing else of a sibling.',
      from: { path: '^src/identity/access/adapters/oidc/' },
      to: { path: `^src/identity${anyRoom}/adapters/`, pathNot: '^src/identity/access/adapters/oidc(-models)?/' },
    },
    {
      name: 'agents-read-the-same-contract',
      severity: 'error',
      comment:
        'MCP and HTTP are two doors to one contract: adapters/mcp may use its shapes (*.dto.ts) and who makes them ' +
        '(*.presenter.ts), and nothing else of a sibling. ADR 0025.',
      from: { path: `^src/${context}${room}/adapters/mcp/` },
      to: {
        path: `^src/$1${anyRoom}/adapters/`,
        pathNot: ['^src/$1$2/adapters/mcp/', '^src/$1$2/adapters/http/[^/]+\\.(dto|presenter)\\.ts$'],
      },
    },
    {
      name: 'context-private',
      severity: 'error',
      comment: 'Another context is reached through its api.ts (calls) or events.ts (facts). The rest is private.',
      from: { path: `^src/${context}/` },
      to: { path: `^src/${context}/`, pathNot: ['^src/$1/', `^src/${context}/(api|events|[a-z]+\\.module)\\.ts$`] },
    },
    {
      name: 'rooms-meet-through-faces',
      severity: 'error',
      comment: 'Of another room one sees its module and the file of its name, which exports what others may use.',
      // What briefing and its audit see of each other has rules of its own.
      from: { path: `^src/${context}/([^/]+)`, pathNot: '^src/briefing/' },
      to: {
        path: '^src/$1/(audit|library|accounts|second-factor|access|security|legal-hold|single-sign-on|operators|podcasts|webhooks|mail)/',
        pathNot: ['^src/$1/$2/', `^src/$1/${face}(\\.module)?\\.ts$`],
      },
    },
    ...roomsOfIdentity.slice(0, -1).map((name, place) => ({
      name: `order-of-identity-${name}`,
      severity: 'error',
      comment: `Of the rooms of identity, ${name} imports: ${roomsOfIdentity.slice(0, place).join(', ') || 'none'}.`,
      from: { path: `^src/identity/${name}/` },
      to: {
        path: `^src/identity/(${roomsOfIdentity.join('|')})/`,
        pathNot: `^src/identity/(${roomsOfIdentity.slice(0, place + 1).join('|')})/`,
      },
    })),
    {
      name: 'only-modules-compose-modules',
      severity: 'error',
      comment: 'Wiring is seen by wiring only.',
      from: { path: '^src/', pathNot: '(\\.module|^src/(main|cli))\\.ts$' },
      to: { path: '\\.module\\.ts$' },
    },
    {
      name: 'entrypoints-compose-only',
      severity: 'error',
      comment: 'main.ts, cli.ts and app.module.ts see modules and shared mechanics, never the inside of a context.',
      from: { path: '^src/[^/]+\\.ts$' },
      to: { path: `^src/${context}/`, pathNot: '\\.module\\.ts$' },
    },
    {
      name: 'contexts-meet-in-adapters',
      severity: 'error',
      comment:
        'Only adapters/contexts and adapters/events speak another context’s language; they translate it into ours.',
      from: {
        path: `^src/${context}/`,
        pathNot: `^src/${context}(${anyRoom}/adapters/(contexts|events)/|/[a-z]+\\.module\\.ts$)`,
      },
      to: { path: `^src/${context}/(api|events)\\.ts$`, pathNot: '^src/$1/' },
    },
    ...Object.entries(contextMap).map(([from, allowed]) => ({
      name: `context-map-${from}`,
      severity: 'error',
      comment: `${from} may call: ${allowed.join(', ') || 'nobody'}.`,
      from: { path: `^src/${from}/` },
      to: {
        path: `^src/${context}/(api|[a-z]+\\.module)\\.ts$`,
        pathNot: `^src/(${[from, ...allowed].join('|')})/`,
      },
    })),
    {
      name: 'briefing-knows-no-audit',
      severity: 'error',
      comment: 'Auditors read what a briefing is; nothing that makes or shows briefings depends on them. ADR 0037.',
      from: { path: '^src/', pathNot: '^src/(briefing/audit/|app\\.module\\.ts$)' },
      to: { path: '^src/briefing/audit/' },
    },
    {
      name: 'audit-reads-through-ports',
      severity: 'error',
      comment: "The room sees briefing's domain and ports; its module, what BriefingModule exports.",
      from: { path: '^src/briefing/audit/' },
      to: {
        path: '^src/briefing/',
        pathNot: '^src/briefing/(audit|domain|application/ports)/|/briefing\\.module\\.ts$',
      },
    },
    {
      name: 'audit-changes-no-history',
      severity: 'error',
      comment: 'A history is changed by the use cases of briefing alone.',
      from: { path: '^src/briefing/audit/' },
      to: { path: '^src/briefing/application/ports/briefing-history\\.ts$' },
    },
    {
      name: 'histories-are-read-through-one-service',
      severity: 'error',
      comment:
        'What shows a history asks the AuditedHistoryReader, which records the access. The shapes are for everybody.',
      from: { path: '^src/briefing/.*adapters/', pathNot: '^src/briefing/(audit/)?adapters/eventstore/' },
      to: {
        path: [
          '^src/briefing/audit/application/queries/(replay-briefing|state-of-briefing|selection-of-briefing)\\.ts$',
          '^src/briefing/application/ports/history-archive\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'floors-import-downwards',
      severity: 'error',
      comment: 'storage and outbound stand on the kernel side by side, delivery on both.',
      from: { path: '^src/shared/(storage|outbound)/' },
      to: { path: '^src/shared/(storage|outbound|delivery)/', pathNot: '^src/shared/$1/' },
    },
    {
      name: 'floors-know-no-roof',
      severity: 'error',
      comment: 'What stands directly in src/shared wires the floors together.',
      from: { path: '^src/shared/[a-z]+/' },
      to: { path: '^src/shared/[^/]+\\.ts$' },
    },
    ...Object.entries(floors).flatMap(([floor, folders]) =>
      folders.slice(0, -1).map((folder, place) => ({
        name: `order-of-${floor}-${folder}`,
        severity: 'error',
        comment: `Of its floor, ${folder} imports: ${folders.slice(0, place).join(', ') || 'nothing'}. So no cycle can grow.`,
        from: { path: `^src/shared/${floor}/${folder}/` },
        to: {
          path: `^src/shared/${floor}/`,
          pathNot: `^src/shared/${floor}/(${folders.slice(0, place + 1).join('|')})/`,
        },
      })),
    ),
    {
      name: 'every-folder-has-its-place',
      severity: 'error',
      comment: 'A new folder of a floor is a decision: give it its place in the order above.',
      from: {
        path: '^src/shared/',
        pathNot: [
          '^src/shared/([^/]+\\.ts$|kernel/)',
          ...Object.entries(floors).map(([floor, folders]) => `^src/shared/${floor}/(${folders.join('|')})/`),
        ],
      },
      to: {},
    },
    {
      name: 'settings-know-nobody',
      severity: 'error',
      comment: 'Each group of settings is typed and validated where it stands; everybody may read them.',
      from: { path: '^src/config(/|\\.ts$)' },
      to: { pathNot: ['^src/config/', '^(node:)?(path|fs|module)$', '(^|/)node_modules/yaml/'] },
    },
    {
      name: 'nobody-takes-all-settings',
      severity: 'error',
      comment: 'Who starts or wires the program reads config.ts; everybody else takes the group they need.',
      from: {
        path: '^src/',
        pathNot: '^src/([^/]+\\.ts$|quickstart/|shared/(platform\\.module|standalone-media-store)\\.ts$)',
      },
      to: { path: '^src/config\\.ts$' },
    },
    {
      name: 'shared-knows-no-context',
      severity: 'error',
      comment: 'Mechanics serve every context, so they name none.',
      from: { path: '^src/shared/' },
      to: { path: `^src/${context}/` },
    },
    {
      name: 'unguarded-addresses-are-set-by-operators',
      severity: 'error',
      comment:
        'OperatorEndpoint asks private addresses too. Whatever a stranger can name goes through SafeRequest. ADR 0048.',
      from: {
        path: '^src/',
        pathNot:
          '^src/(briefing/adapters/(language-model|speech/server)|identity/(single-sign-on/adapters/openid|security/adapters/export))/',
      },
      to: { path: '^src/shared/outbound/network/operator-endpoint\\.ts$' },
    },
    {
      name: 'the-s3-client-is-loaded-when-needed',
      severity: 'error',
      comment: 'It costs every start 0.4 s and 36 MB: import() it, in open-media-store.ts and s3-backup-place.ts only.',
      from: { path: '^src/', pathNot: '^src/shared/(storage/)?media/s3-(media-store|client|mark|upload)\\.ts$' },
      to: {
        path: '^(src/shared/(?:storage/)?media/s3-(media-store|client|mark|upload)\\.ts$|node_modules/@aws-sdk/)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-authorization-server-is-loaded-when-needed',
      severity: 'error',
      comment:
        'oidc-provider costs every start 0.4 s and 47 MB: provider-factory.ts imports what is built on it, when asked.',
      from: {
        path: '^src/',
        pathNot:
          '^src/identity/(access/)?adapters/(oidc/(provider-maker|provider-settings|interaction-policy)|oidc-models/(models|[a-z-]+-model))\\.ts$',
      },
      to: {
        path: '^(src/identity/(?:access/)?adapters/oidc/provider-maker\\.ts$|node_modules/oidc-provider/)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'what-a-start-does-without-is-loaded-when-needed',
      severity: 'error',
      comment:
        'These are a quarter of all modules: swagger (openapi/documented.ts), the MCP SDK (mcp/mcp-protocol.ts), the ' +
        'client of EventStoreDB (eventstoredb-library.ts), undici (http-client.ts), nodemailer (smtp-library.ts), yaml ' +
        '(operator-file.ts), standardwebhooks (delivering/http-receivers.ts), OpenTelemetry ' +
        '(telemetry/start-telemetry.ts), openid-client and jose (openid-library.ts).',
      from: {
        path: '^src/',
        pathNot:
          '^src/(shared/(delivery/mcp/(mcp-protocol|mcp-servers|rebinding|[a-z]+-request-handler)|delivery/http/openapi/documented|outbound/(network/http-client|telemetry/open-telemetry(-tracer)?)|storage/eventstoredb/eventstoredb-library)|identity/access/adapters/oidc/guarded-fetch)\\.ts$',
      },
      to: {
        path: '^src/shared/delivery/mcp/(mcp-protocol|mcp-servers)\\.ts$|^src/shared/outbound/telemetry/open-telemetry\\.ts$|(^|/)node_modules/(@nestjs/swagger|@opentelemetry|@modelcontextprotocol|@eventstore|undici|nodemailer|yaml|standardwebhooks|openid-client|jose)/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    ...Object.entries(backupRooms).map(([room, others]) => ({
      name: `backup-room-${room}`,
      severity: 'error',
      comment: `Of the rooms of backups ${room} imports: ${others.join(', ') || 'none'}. What is restored must not need what makes it.`,
      from: { path: `^src/shared/storage/backup/${room}/` },
      to: {
        path: '^src/shared/storage/backup/',
        pathNot: `^src/shared/storage/backup/(${[room, ...others].join('|')})/`,
      },
    })),
    {
      name: 'backups-are-made-by-what-is-loaded-when-needed',
      severity: 'error',
      comment:
        'A start needs neither tar nor age: what makes and reads backups is imported when the first one is. The shapes ' +
        'and the errors (archive/backup-format.ts), the names and who is injected are for everybody.',
      from: {
        path: '^src/',
        pathNot: '^src/shared/storage/backup/(?!(backups|scheduled-backups|archive/backup-(names|format))\\.ts$)',
      },
      to: {
        path: '^src/shared/storage/backup/(?!(backups|scheduled-backups|archive/backup-(names|format))\\.ts$)|(^|/)node_modules/(tar-stream|pg-copy-streams|age-encryption)/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'extensions-import-what-is-published',
      severity: 'error',
      comment: 'An extension sees src/extension.ts, api.ts and events.ts, by the names that package.json exports.',
      from: { path: '^samples/extension/src/' },
      to: {
        pathNot: [
          '^samples/extension/src/',
          '^podcast-briefings/(extension|[a-z]+/(api|events))$',
          '^node_modules/(@nestjs/(common|cqrs)|typeorm)/',
        ],
      },
    },
    {
      name: 'extensions-replace-ports-that-are-meant-for-it',
      severity: 'error',
      comment:
        'Of the inside of a context an extension gets these ports. Another one is a decision: docs/extending.md.',
      from: { path: '^src/extensions/' },
      to: {
        path: `^src/${context}/`,
        pathNot:
          '^src/briefing/application/ports/(script-writer|language-model|speech/(speech-engine|recording-studio|audio-packager))\\.ts$',
      },
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'ES modules with decorators throw on cycles at load.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment:
        'What nobody imports is deleted. Scripts of pages are named by pages; a name that there is not throws at start.',
      from: { orphan: true, path: '^src/', pathNot: '\\.worker\\.ts$|/adapters/web/assets/' },
      to: {},
    },
    {
      name: 'no-test-code-in-src',
      severity: 'error',
      comment: 'The program does not know its tests.',
      from: { path: '^src/' },
      to: { path: '^test/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/shared/(delivery/)?web/assets' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
