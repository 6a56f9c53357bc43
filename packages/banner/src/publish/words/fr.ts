import type { BannerTexts } from '../banner-texts.ts';

export const french: BannerTexts = {
  layer: {
    accept: 'Tout accepter',
    reject: 'Tout refuser',
    choose: 'Choisir',
    understood: 'Fermer',
    optOut: 'Ne pas vendre ni partager mes informations personnelles',
    choices: 'Choix de confidentialité',
  },
  titles: {
    'opt-in': 'Uniquement avec votre accord',
    exempt: 'Vous décidez des cookies facultatifs',
    'opt-out': 'Vous décidez de vos informations personnelles',
    notice: 'Notre utilisation des cookies',
  },
  introductions: {
    'opt-in':
      'Avec votre consentement, nous utilisons {vendors} et enregistrons et lisons des données sur votre appareil pour : {purposes}. Il est libre et vous pouvez le retirer à tout moment sous « {choices} ».',
    'opt-out':
      'Nous utilisons {vendors} à ces fins : {purposes}. Des données relatives à votre visite sont ainsi communiquées, ce que la loi de certains États des États-Unis peut considérer comme une vente ou un partage d’informations personnelles. Vous pouvez vous y opposer à tout moment : ici avec « {optOut} », ou plus tard sous « {choices} ».',
    notice:
      'Nous utilisons {vendors} à ces fins : {purposes}. Pour cela, des données sont enregistrées sur votre appareil, y sont lues et sont traitées. Vous pouvez le refuser à tout moment sous « {choices} ».',
    runs: 'Pour améliorer ce site, nous utilisons {vendors} dès le début, à ces fins : {purposes}. Pour cela, des données sont enregistrées sur votre appareil, y sont lues et sont traitées. Vous pouvez vous y opposer gratuitement et à tout moment : ici avec « {reject} », ou plus tard sous « {choices} ».',
    asks: 'Nous n’utilisons {vendors} que si vous y consentez, à ces fins : {purposes}. Votre consentement est libre et vous pouvez le retirer à tout moment sous « {choices} ».',
    nothing: 'Ce site n’utilise que ce qui est nécessaire à son fonctionnement. Vous n’avez rien à choisir.',
  },
  purposes: {
    FUNCTIONALITY: 'fonctions optionnelles',
    ANALYTICS: 'mesure d’audience',
    ADVERTISING: 'publicité personnalisée',
    MARKETING: 'marketing',
  },
  others: { one: 'un autre prestataire', many: '{count} autres prestataires' },
  links: { privacy: 'Confidentialité', cookies: 'Cookies', imprint: 'Mentions légales' },
  responsible: 'Responsable de ce site : {contact}',
  withoutScript: 'Sans JavaScript, aucun service exigeant un consentement n’est exécuté sur ce site.',
  preferences: {
    signal:
      'Votre navigateur envoie le signal « ne pas vendre ni partager » (Global Privacy Control). Nous le respectons : tout ce qui est facultatif reste désactivé tant que vous ne l’activez pas vous-même.',
    close: 'Fermer sans rien modifier',
    save: 'Enregistrer mes choix',
    alwaysOn: 'Toujours actif',
    on: 'Oui',
    off: 'Non',
    company: 'Société',
    purpose: 'À quoi cela sert',
    keptFor: 'Durée de conservation',
    session: 'Jusqu’à la fermeture du navigateur',
    vendors: 'Prestataires',
    cookies: 'Cookies',
    privacyNotice: 'Informations sur la confidentialité',
    record: 'Référence de vos choix : {record}, dernière modification le {date}',
    placeholder:
      'Ce contenu provient de {vendor}. Il n’est chargé que si vous y consentez, car {vendor} reçoit alors des données.',
    allowOnce: 'Charger une fois',
    allowAlways: 'Toujours autoriser {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Strictement nécessaires',
        about: 'Sans eux, le site ne fonctionne pas ou n’est pas sûr. Ils ne demandent pas de consentement.',
      },
      FUNCTIONALITY: {
        name: 'Fonctionnalités',
        about:
          'Ajoute ce dont le site peut se passer, comme des vidéos, des cartes et une messagerie instantanée.',
      },
      ANALYTICS: {
        name: 'Mesure d’audience',
        about: 'Compte les visites et montre quelles pages sont utilisées, afin d’améliorer le site.',
      },
      ADVERTISING: {
        name: 'Publicité',
        about:
          'Affiche, ici et ailleurs, de la publicité adaptée à vos centres d’intérêt et mesure son efficacité.',
      },
      MARKETING: {
        name: 'Marketing',
        about:
          'Adapte les newsletters, les offres et les contenus de réseaux sociaux à vos centres d’intérêt, et indique quel partenaire est à l’origine de votre visite.',
      },
    },
  },
};
