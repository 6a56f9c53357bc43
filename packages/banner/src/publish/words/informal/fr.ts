import type { InformalTexts } from '../../banner-texts.ts';

export const frenchInformal: InformalTexts = {
  titles: {
    'opt-in': 'Uniquement avec ton accord',
    exempt: 'Tu décides des cookies facultatifs',
    'opt-out': 'Tu décides de tes informations personnelles',
  },
  introductions: {
    'opt-in':
      'Avec ton consentement, nous utilisons {vendors} et enregistrons et lisons des données sur ton appareil pour : {purposes}. Il est libre et tu peux le retirer à tout moment sous « {choices} ».',
    'opt-out':
      'Nous utilisons {vendors} à ces fins : {purposes}. Des données relatives à ta visite sont ainsi communiquées, ce que la loi de certains États des États-Unis peut considérer comme une vente ou un partage d’informations personnelles. Tu peux t’y opposer à tout moment : ici avec « {optOut} », ou plus tard sous « {choices} ».',
    notice:
      'Nous utilisons {vendors} à ces fins : {purposes}. Pour cela, des données sont enregistrées sur ton appareil, y sont lues et sont traitées. Tu peux le refuser à tout moment sous « {choices} ».',
    runs: 'Pour améliorer ce site, nous utilisons {vendors} dès le début, à ces fins : {purposes}. Pour cela, des données sont enregistrées sur ton appareil, y sont lues et sont traitées. Tu peux t’y opposer gratuitement et à tout moment : ici avec « {reject} », ou plus tard sous « {choices} ».',
    asks: 'Nous n’utilisons {vendors} que si tu y consens, à ces fins : {purposes}. Ton consentement est libre et tu peux le retirer à tout moment sous « {choices} ».',
    nothing: 'Ce site n’utilise que ce qui est nécessaire à son fonctionnement. Tu n’as rien à choisir.',
  },
  preferences: {
    signal:
      'Ton navigateur envoie le signal « ne pas vendre ni partager » (Global Privacy Control). Nous le respectons : tout ce qui est facultatif reste désactivé tant que tu ne l’actives pas toi-même.',
    record: 'Référence de tes choix : {record}, dernière modification le {date}',
    placeholder:
      'Ce contenu provient de {vendor}. Il n’est chargé que si tu y consens, car {vendor} reçoit alors des données.',
    types: {
      ADVERTISING: {
        about:
          'Affiche, ici et ailleurs, de la publicité adaptée à tes centres d’intérêt et mesure son efficacité.',
      },
      MARKETING: {
        about:
          'Adapte les newsletters, les offres et les contenus de réseaux sociaux à tes centres d’intérêt, et indique quel partenaire est à l’origine de ta visite.',
      },
    },
  },
};
