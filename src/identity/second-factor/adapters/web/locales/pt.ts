import type { SecondFactorWords } from '../words.js';

export const pt: SecondFactorWords = {
  heading: 'Segundo fator',
  lead: 'Depois da senha, pede-se um código de um aplicativo do seu celular. Quem só sabe a sua senha não consegue entrar.',
  demanded: 'Este serviço exige um segundo fator. Configure agora; leva um minuto.',
  scan: 'Escaneie esta imagem com um aplicativo autenticador.',
  picture: 'Imagem para o aplicativo autenticador',
  key: 'Ou digite esta chave:',
  openApp: 'Abrir em um aplicativo deste aparelho',
  thenCode: 'Depois digite os seis dígitos que o aplicativo mostra.',
  submit: 'Ativar',
  newKey: 'A chave ficou à mostra por tempo demais. Aqui está uma nova.',
  since: 'Ativado desde',
  left: (codes) => (codes === 1 ? 'Resta 1 código de recuperação' : `Restam ${codes} códigos de recuperação`),
  renew: { hint: 'Os códigos anteriores deixam de valer.', submit: 'Criar novos códigos' },
  remove: { hint: 'A senha passa a bastar. Para trocar de celular, desative e ative de novo.', submit: 'Desativar' },
  stays:
    'Este serviço exige um segundo fator, por isso não é possível desativá-lo. Para trocar de celular, peça a quem administra o serviço que o remova e configure-o de novo.',
  removed: 'O segundo fator está desativado. A senha basta.',
  codes: {
    heading: 'Seus códigos de recuperação',
    advice:
      'Sem o celular, cada um destes códigos deixa você entrar uma vez. Eles só aparecem agora: imprima ou anote, e guarde longe do celular.',
    copy: 'Copiar',
    copied: 'Copiado',
    kept: 'Já guardei',
  },
  step: {
    heading: 'Mais um passo',
    advice: 'Sua senha está certa. Agora, o código do seu aplicativo autenticador.',
    submit: 'Entrar',
    lost: 'Sem o celular? Digite um dos seus códigos de recuperação. Sem eles, quem administra este serviço pode remover o segundo fator.',
    startOver: 'Entrar com outra conta',
  },
};
