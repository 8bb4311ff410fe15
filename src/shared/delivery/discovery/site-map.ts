const WELL_KNOWN = '/.well-known';

/** The folder of a skill has its name (agentskills.io). */
export const SKILL_NAME = 'podcast-briefings';

/** Where machines find what they look for. All of it is public. */
export const SITE_MAP = {
  contract: '/openapi.json',
  /** The contract as a page. */
  reference: '/docs',
  llms: '/llms.txt',
  authGuide: '/auth.md',
  skills: `${WELL_KNOWN}/agent-skills/index.json`,
  skill: `${WELL_KNOWN}/agent-skills/${SKILL_NAME}/SKILL.md`,
  apiCatalog: `${WELL_KNOWN}/api-catalog`,
  aiCatalog: `${WELL_KNOWN}/ai-catalog.json`,
  /** Reserved for it by SEP-2127, below the MCP endpoint. */
  serverCard: '/mcp/server-card',
  /** Where clients looked before SEP-2127 was final, and some still do. */
  serverCardBefore: `${WELL_KNOWN}/mcp/server-card.json`,
  robots: '/robots.txt',
} as const;

/** Where it has to be (RFC 9116 §3), and where it was before and some still look. Not there on every installation. */
export const SECURITY_TXT = [`${WELL_KNOWN}/security.txt`, '/security.txt'] as const;

/** For the `Link` header of the front page (RFC 8288, RFC 8631, RFC 9727). */
export const FRONT_PAGE_LINKS = [
  `<${SITE_MAP.contract}>; rel="service-desc"; type="application/vnd.oai.openapi+json;version=3.1"`,
  `<${SITE_MAP.reference}>; rel="service-doc"; type="text/html"`,
  `<${SITE_MAP.apiCatalog}>; rel="api-catalog"; type="application/linkset+json"`,
  `<${SITE_MAP.llms}>; rel="describedby"; type="text/plain"`,
].join(', ');
