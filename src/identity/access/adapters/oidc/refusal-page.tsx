import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { Language } from '../../../../shared/kernel/language.js';
import { localised } from '../../../../shared/delivery/web/language/localised.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import type { Advice } from '../../../../shared/delivery/web/language/page-words.js';
import { renderPage } from '../../../../shared/delivery/web/serving/render.js';
import { NoticePage } from '../../../../shared/delivery/web/shell/sheet.js';
import { OAUTH_PATHS } from './paths.js';

interface RefusalWords extends Advice {
  /** Before what the makers of the program need. */
  readonly detail: string;
}

const refusalWordsFor = localised<RefusalWords>({
  en: {
    heading: 'This request for access cannot be answered',
    advice: 'Go back to the program that sent you here and begin again. You have not given anybody access.',
    detail: 'If it happens again, the makers of the program will want to know this:',
  },
  zh: {
    heading: '无法处理这个访问请求',
    advice: '请回到把您带到这里的程序，重新开始。您没有授权任何人访问。',
    detail: '如果再次发生，请把以下信息告诉该程序的开发者：',
  },
  es: {
    heading: 'No se puede responder a esta solicitud de acceso',
    advice: 'Vuelva al programa que le ha traído aquí y empiece de nuevo. No ha dado acceso a nadie.',
    detail: 'Si vuelve a ocurrir, a los autores del programa les servirá esto:',
  },
  pt: {
    heading: 'Não é possível responder a este pedido de acesso',
    advice: 'Volte ao programa que o trouxe até aqui e comece de novo. Você não deu acesso a ninguém.',
    detail: 'Se acontecer outra vez, os autores do programa vão precisar disto:',
  },
  de: {
    heading: 'Diese Bitte um Zugriff lässt sich nicht beantworten',
    advice:
      'Gehen Sie zurück zu dem Programm, das Sie hierher geschickt hat, und beginnen Sie dort neu. Sie haben niemandem Zugriff gegeben.',
    detail: 'Falls es wieder geschieht, hilft dies denen, die das Programm gemacht haben:',
  },
  fr: {
    heading: 'Cette demande d’accès ne peut pas recevoir de réponse',
    advice: 'Revenez au programme qui vous a envoyé ici et recommencez. Vous n’avez donné accès à personne.',
    detail: 'Si cela se reproduit, voici ce qui aidera les auteurs du programme :',
  },
  ja: {
    heading: 'このアクセスの依頼には応答できません',
    advice: 'ここへ案内したプログラムに戻り、最初からやり直してください。アクセスは誰にも許可されていません。',
    detail: '繰り返し起きる場合は、次の内容をプログラムの開発者に伝えてください。',
  },
});

interface RefusalProps {
  readonly language: Language;
  readonly error: string;
  readonly description: string | undefined;
}

function RefusalPage({ language, error, description }: RefusalProps) {
  const words = refusalWordsFor(language);
  return (
    <NoticePage language={language} words={words}>
      <p>{words.detail}</p>
      <p lang="en">
        <code>{error}</code> {description}
      </p>
    </NoticePage>
  );
}

/**
 * What a browser shows when there is nobody to send it back to: an unknown client, or another address than it gave. Where
 * only programs ask, the answer is JSON (RFC 6749, 5.2), whatever they say they accept.
 */
export function renderRefusal(ctx: KoaContextWithOIDC, refusal: ErrorOut): void {
  ctx.set('cache-control', 'no-store');
  if (!ctx.path.startsWith(OAUTH_PATHS.authorization)) {
    ctx.body = refusal;
    return;
  }
  const { error, error_description } = refusal;
  const language = languageOf(ctx);
  ctx.type = 'html';
  ctx.body = renderPage(<RefusalPage language={language} error={error} description={error_description} />);
}
