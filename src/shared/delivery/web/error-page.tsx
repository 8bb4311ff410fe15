import { LANGUAGES, type Language } from '../../kernel/language.js';
import { Page, SITE_NAME } from './page.js';

/** stale_form: not of this browser and session, so perhaps of another site. */
export type ErrorKind = 'not_found' | 'invalid' | 'stale_form' | 'too_many' | 'unavailable' | 'internal_error';

type Words = readonly [title: string, advice: string];

type ErrorWords = { readonly skip: string } & Readonly<Record<ErrorKind, Words>>;

const WORDS: Readonly<Record<Language, ErrorWords>> = {
  en: {
    skip: 'Skip to content',
    not_found: ['There is nothing at this address', 'Check that the link is complete, or ask for it again.'],
    invalid: ['This could not be read', 'Go back, check what you entered, and send it again.'],
    stale_form: ['This form is no longer valid', 'Go back, load the page again, and send the form once more.'],
    too_many: ['Too many tries', 'Wait a little, then try again.'],
    unavailable: ['The service cannot answer just now', 'Please try again in a minute.'],
    internal_error: ['Something went wrong on our side', 'Please try again in a minute.'],
  },
  zh: {
    skip: '跳到正文',
    not_found: ['这个地址没有内容', '请检查链接是否完整，或者重新索取链接。'],
    invalid: ['无法读取提交的内容', '请返回，检查您填写的内容，然后重新提交。'],
    stale_form: ['此表单已失效', '请返回并重新加载页面，然后再次提交表单。'],
    too_many: ['尝试次数过多', '请稍等片刻再试。'],
    unavailable: ['服务暂时无法响应', '请一分钟后再试。'],
    internal_error: ['我们这边出了问题', '请一分钟后再试。'],
  },
  es: {
    skip: 'Ir al contenido',
    not_found: ['No hay nada en esta dirección', 'Compruebe que el enlace está completo o pídalo de nuevo.'],
    invalid: ['No se ha podido leer el envío', 'Vuelva atrás, compruebe lo que ha escrito y envíelo de nuevo.'],
    stale_form: [
      'Este formulario ya no es válido',
      'Vuelva atrás, cargue la página de nuevo y envíe el formulario otra vez.',
    ],
    too_many: ['Demasiados intentos', 'Espere un poco y vuelva a intentarlo.'],
    unavailable: ['El servicio no puede responder ahora', 'Inténtelo de nuevo dentro de un minuto.'],
    internal_error: ['Algo ha fallado por nuestra parte', 'Inténtelo de nuevo dentro de un minuto.'],
  },
  pt: {
    skip: 'Ir para o conteúdo',
    not_found: ['Não há nada neste endereço', 'Verifique se o link está completo ou peça-o de novo.'],
    invalid: ['Não foi possível ler o envio', 'Volte, confira o que escreveu e envie de novo.'],
    stale_form: ['Este formulário já não é válido', 'Volte, recarregue a página e envie o formulário outra vez.'],
    too_many: ['Tentativas demais', 'Espere um pouco e tente de novo.'],
    unavailable: ['O serviço não pode responder agora', 'Tente de novo daqui a um minuto.'],
    internal_error: ['Algo deu errado do nosso lado', 'Tente de novo daqui a um minuto.'],
  },
  de: {
    skip: 'Zum Inhalt',
    not_found: [
      'Unter dieser Adresse gibt es nichts',
      'Prüfen Sie, ob der Link vollständig ist, oder fragen Sie neu an.',
    ],
    invalid: [
      'Das ließ sich nicht lesen',
      'Gehen Sie zurück, prüfen Sie Ihre Eingaben und senden Sie sie noch einmal.',
    ],
    stale_form: [
      'Dieses Formular gilt nicht mehr',
      'Gehen Sie zurück, laden Sie die Seite neu und senden Sie das Formular noch einmal.',
    ],
    too_many: ['Zu viele Versuche', 'Warten Sie ein wenig und versuchen Sie es dann noch einmal.'],
    unavailable: ['Der Dienst kann gerade nicht antworten', 'Bitte versuchen Sie es in einer Minute noch einmal.'],
    internal_error: ['Bei uns ist etwas schiefgegangen', 'Bitte versuchen Sie es in einer Minute noch einmal.'],
  },
  fr: {
    skip: 'Aller au contenu',
    not_found: ['Il n’y a rien à cette adresse', 'Vérifiez que le lien est complet ou redemandez-le.'],
    invalid: ['Cet envoi n’a pas pu être lu', 'Revenez en arrière, vérifiez votre saisie et envoyez-la de nouveau.'],
    stale_form: [
      'Ce formulaire n’est plus valable',
      'Revenez en arrière, rechargez la page et envoyez le formulaire de nouveau.',
    ],
    too_many: ['Trop de tentatives', 'Patientez un peu, puis réessayez.'],
    unavailable: ['Le service ne peut pas répondre pour l’instant', 'Réessayez dans une minute.'],
    internal_error: ['Une erreur s’est produite de notre côté', 'Réessayez dans une minute.'],
  },
  ja: {
    skip: '本文へ移動',
    not_found: [
      'このアドレスには何もありません',
      'リンクが最後まで入っているか確かめるか、もう一度リンクを受け取ってください。',
    ],
    invalid: ['送信内容を読み取れませんでした', '前のページに戻り、入力内容を確かめてからもう一度送信してください。'],
    stale_form: ['このフォームは無効になりました', '前のページに戻って再読み込みし、もう一度送信してください。'],
    too_many: ['試行回数が多すぎます', '少し待ってからもう一度お試しください。'],
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
