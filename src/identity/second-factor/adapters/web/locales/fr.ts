import type { SecondFactorWords } from '../words.js';

export const fr: SecondFactorWords = {
  heading: 'Second facteur',
  lead: 'Après le mot de passe, on vous demande un code d’une application de votre téléphone. Connaître votre mot de passe ne suffit plus pour entrer.',
  demanded: 'Ce service exige un second facteur. Configurez-le maintenant ; cela prend une minute.',
  scan: 'Scannez cette image avec une application d’authentification.',
  picture: 'Image pour l’application d’authentification',
  key: 'Ou saisissez cette clé :',
  openApp: 'Ouvrir dans une application de cet appareil',
  thenCode: 'Saisissez ensuite les six chiffres affichés par l’application.',
  submit: 'Activer',
  newKey: 'La clé est restée affichée trop longtemps. En voici une nouvelle.',
  since: 'Activé depuis',
  left: (codes) => (codes <= 1 ? `${codes} code de secours restant` : `${codes} codes de secours restants`),
  renew: { hint: 'Les codes précédents prennent fin.', submit: 'Créer de nouveaux codes' },
  remove: {
    hint: 'Le mot de passe suffira alors. Pour changer de téléphone, désactivez puis réactivez.',
    submit: 'Désactiver',
  },
  stays:
    'Ce service exige un second facteur, il ne peut donc pas être désactivé. Pour changer de téléphone, demandez à la personne qui gère le service de le supprimer, puis configurez-le à nouveau.',
  removed: 'Le second facteur est désactivé. Le mot de passe suffit.',
  codes: {
    heading: 'Vos codes de secours',
    advice:
      'Sans votre téléphone, chacun de ces codes vous laisse entrer une fois. Ils ne sont montrés que maintenant : imprimez-les ou notez-les, et gardez-les à l’écart du téléphone.',
    copy: 'Copier',
    copied: 'Copié',
    kept: 'Je les ai conservés',
  },
  step: {
    heading: 'Encore une étape',
    advice: 'Votre mot de passe est correct. Saisissez maintenant le code de votre application d’authentification.',
    submit: 'Se connecter',
    lost: 'Pas de téléphone ? Saisissez l’un de vos codes de secours. Sans eux, la personne qui gère ce service peut retirer le second facteur.',
    startOver: 'Se connecter avec un autre compte',
  },
};
