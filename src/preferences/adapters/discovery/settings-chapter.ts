import { Injectable } from '@nestjs/common';
import { Guide } from '../../../shared/discovery/guide.js';
import { LANGUAGES } from '../../../shared/kernel/language.js';

const TEXT = `Language and time zone hold for every briefing that does not name its own:

\`\`\`sh
post settings/update '{"profile": {"language": "en", "timezone": "Europe/Berlin"}}'
\`\`\`

Languages: ${LANGUAGES.join(', ')}. Time zones are IANA names. \`settings/get\` reads them.`;

/** Tells agents how the person likes it. */
@Injectable()
export class SettingsChapter {
  constructor(guide: Guide) {
    guide.tell({ step: 5, title: 'Settings', text: TEXT });
  }
}
