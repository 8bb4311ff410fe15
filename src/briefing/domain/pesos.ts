import type { PacedLine } from './programme.js';
import type { Citation, Script } from './script.js';

/** Argentina, Chile, Colombia, Cuba, the Dominican Republic, Mexico, Uruguay. */
const COUNTRIES = /\.(?:ar|cl|co|cu|do|mx|uy)$/u;
/** Papers of these countries whose addresses do not say so. */
const PAPERS = new Set(
  `clarin.com infobae.com cronista.com perfil.com ambito.com iprofesional.com latercera.com emol.com
  eltiempo.com elespectador.com semana.com portafolio.co larepublica.co milenio.com reforma.com
  eleconomista.com.mx listindiario.com diariolibre.com`.split(/\s+/u),
);

/** Marks what is from countries where "$ 180.000" are pesos; elsewhere, and in other languages, they are dollars. */
export function inPesos(script: Pick<Script, 'language' | 'lines' | 'stories'>, paced: readonly PacedLine[]) {
  const ids = new Set(
    script.stories.flatMap(({ items }) => items.flatMap(({ id, url }) => (isOfPesos(url) ? [id] : []))),
  );
  const isFromThere = (citation: Citation | undefined): boolean => citation !== undefined && ids.has(citation.itemId);
  return paced.map((line, index) =>
    (line.language ?? script.language) === 'es' && line.text.includes('$') && isFromThere(script.lines[index]?.citation)
      ? { ...line, inPesos: true }
      : line,
  );
}

function isOfPesos(url: string | null): boolean {
  if (url === null || !URL.canParse(url)) return false;
  const host = new URL(url).hostname.replace(/^www\./u, '');
  return COUNTRIES.test(host) || PAPERS.has(host);
}
