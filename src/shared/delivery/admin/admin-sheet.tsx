import type { ComponentChildren } from 'preact';
import type { Language } from '../../kernel/language.js';
import { Sheet } from '../web/shell/sheet.js';
import { adminWordsFor } from './admin-locale.js';
import { ADMIN_PAGES, type AdminPage } from './admin-words.js';

export const ADMIN_PATH: Readonly<Record<AdminPage, string>> = {
  overview: '/admin',
  members: '/admin/members',
  invitations: '/admin/invitations',
  feeds: '/admin/feeds',
  jobs: '/admin/jobs',
  security: '/admin/security',
  holds: '/admin/holds',
};

interface AdminSheetProps {
  readonly language: Language;
  readonly page: AdminPage;
  /** Where it is not the name of the page. */
  readonly heading?: string;
  readonly refused?: boolean;
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  readonly children: ComponentChildren;
}

/** A page for operators, with the links to the others. */
export function AdminSheet({ language, page, heading, styles = [], scripts = [], children, ...rest }: AdminSheetProps) {
  const words = adminWordsFor(language);
  return (
    <Sheet
      language={language}
      heading={heading ?? (page === 'overview' ? words.heading : words.pages[page])}
      signedIn
      class="admin"
      styles={['admin.css', ...styles]}
      scripts={[...new Set(['local-time.js', 'forms.js', ...scripts])]}
      {...rest}
    >
      <nav class="admin-pages" aria-label={words.label}>
        <ul>
          {ADMIN_PAGES.map((name) => (
            <li>
              <a href={ADMIN_PATH[name]} aria-current={name === page ? 'page' : undefined}>
                {words.pages[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Sheet>
  );
}

interface NoteProps {
  readonly text: string | null;
  readonly bad?: boolean;
}

/** What was just done, or why not. */
export function AdminNote({ text, bad = false }: NoteProps) {
  if (text === null) return null;
  return (
    <p class={bad ? 'fault' : 'done'} role={bad ? 'alert' : 'status'} tabIndex={-1} autofocus>
      {text}
    </p>
  );
}

interface TableProps {
  /** Of the region that scrolls where the table is wider than the page. */
  readonly label: string;
  readonly columns: readonly string[];
  /** On phones the cells of a row stand below each other: for words that say what they are without their column. */
  readonly stacked?: boolean;
  readonly children: ComponentChildren;
}

export function AdminTable({ label, columns, stacked = false, children }: TableProps) {
  return (
    <div class="admin-scroll" role="group" tabIndex={0} aria-label={label}>
      <table class={stacked ? 'admin-table stacked' : 'admin-table'}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
