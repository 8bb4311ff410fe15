import { LANGUAGES, type Language } from '../kernel/language.js';
import { Page, SITE_NAME } from './page.js';

type ErrorKind = 'not_found' | 'unavailable' | 'internal_error';

interface ErrorWords {
  readonly skip: string;
  readonly not_found: readonly [title: string, advice: string];
  readonly unavailable: readonly [title: string, advice: string];
  readonly internal_error: readonly [title: string, advice: string];
}

const WORDS: Readonly<Record<Language, ErrorWords>> = {
  en: {
    skip: 'Skip to content',
    not_found: ['There is nothing at this address', 'Check that the link is complete, or ask for it again.'],
    unavailable: ['The service cannot answer just now', 'Please try again in a minute.'],
    internal_error: ['Something went wrong on our side', 'Please try again in a minute.'],
  },
  zh: {
    skip: '跳到正文',
    not_found: ['这个地址没有内容', '请检查链接是否完整，或者重新索取链接。'],
    unavailable: ['服务暂时无法响应', '请一分钟后再试。'],
    internal_error: ['我们这边出了问题', '请一分钟后再试。'],
  },
  es: {
    skip: 'Ir al contenido',
    not_found: ['No hay nada en esta dirección', 'Compruebe que el enlace está completo o pídalo de nuevo.'],
    unavailable: ['El servicio no puede responder ahora', 'Inténtelo de nuevo dentro de un minuto.'],
    internal_error: ['Algo ha fallado por nuestra parte', 'Inténtelo de nuevo dentro de un minuto.'],
  },
  pt: {
    skip: 'Ir para o conteúdo',
    not_found: ['Não há nada neste endereço', 'Verifique se o link está completo ou peça-o de novo.'],
    unavailable: ['O serviço não pode responder agora', 'Tente de novo daqui a um minuto.'],
    internal_error: ['Algo deu errado do nosso lado', 'Tente de novo daqui a um minuto.'],
  },
  de: {
    skip: 'Zum Inhalt',
    not_found: [
      'Unter dieser Adresse gibt es nichts',
      'Prüfen Sie, ob der Link vollständig ist, oder fragen Sie neu an.',
    ],
    unavailable: ['Der Dienst kann gerade nicht antworten', 'Bitte versuchen Sie es in einer Minute noch einmal.'],
    internal_error: ['Bei uns ist etwas schiefgegangen', 'Bitte versuchen Sie es in einer Minute noch einmal.'],
  },
  fr: {
    skip: 'Aller au contenu',
    not_found: ['Il n’y a rien à cette adresse', 'Vérifiez que le lien est complet ou redemandez-le.'],
    unavailable: ['Le service ne peut pas répondre pour l’instant', 'Réessayez dans une minute.'],
    internal_error: ['Une erreur s’est produite de notre côté', 'Réessayez dans une minute.'],
  },
  ja: {
    skip: '本文へ移動',
    not_found: [
      'このアドレスには何もありません',
      'リンクが最後まで入っているか確かめるか、もう一度リンクを受け取ってください。',
    ],
    unavailable: ['ただいまサービスが応答できません', '1分ほどしてからもう一度お試しください。'],
    internal_error: ['こちらで問題が起きました', '1分ほどしてからもう一度お試しください。'],
  },
};

/** The first language of an Accept-Language header that we speak; English when there is none. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en';
}

/** What a browser shows when a page route fails; API routes answer with the Error body instead. */
export function ErrorPage({ kind, language }: { readonly kind: ErrorKind; readonly language: Language }) {
  const words = WORDS[language];
  const [title, advice] = words[kind];
  return (
    <Page language={language} title={`${title} · ${SITE_NAME}`} skipLabel={words.skip} footer={null} class="narrow">
      <div class="card notice">
        <h1>{title}</h1>
        <p class="lead">{advice}</p>
      </div>
    </Page>
  );
}
