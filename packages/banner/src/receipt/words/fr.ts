import type { ReceiptWords } from '../receipt-words.ts';

export const french: ReceiptWords = {
  title: 'Vérifier un reçu de consentement',
  lead: 'Voyez ce qui a été enregistré de vos choix de confidentialité sur un site et si cet enregistrement est authentique. La vérification se fait sur votre appareil : cette page n’envoie rien. Vous pouvez l’enregistrer et l’ouvrir sans connexion.',
  noScript: 'Cette page vérifie les reçus avec JavaScript, sur votre appareil. Activez-le pour cette page.',
  language: 'Langue',
  file: 'Fichier du reçu',
  fileHint: 'Un fichier qui se termine par .json. Vous pouvez aussi le déposer sur cette page.',
  paste: 'Ou collez le texte du reçu',
  check: 'Vérifier le texte',
  save: 'Enregistrer cette page',
  get: 'Vous n’avez pas encore de reçu ?',
  getLead:
    'La référence de vos choix, un long numéro, figure dans les choix de confidentialité du site. Le numéro du site se trouve dans l’adresse de son bandeau, entre /c/ et le point ou la barre oblique qui suit ; l’éditeur du site peut aussi vous le donner.',
  site: 'Numéro du site',
  record: 'Référence de vos choix',
  load: 'Télécharger le reçu',
  loadNot: 'Saisissez les deux numéros en entier pour télécharger le reçu.',
  unreadable: 'Ce n’est pas un reçu de consentement. Choisissez le fichier tel que vous l’avez téléchargé.',
  tooLarge: 'Ce fichier est trop volumineux pour un reçu de consentement.',
  noCrypto:
    'Les navigateurs ne vérifient les reçus que sur des pages à adresse sécurisée. Veuillez enregistrer cette page et l’ouvrir depuis votre appareil.',
  result: 'Résultat',
  summary: 'Enregistrements : {all}. Prouvés : {proven}. En attente : {open}. Non prouvés : {failed}.',
  leftOut: 'Ce reçu ne contient que les enregistrements les plus récents ; il en existe de plus anciens.',
  verdicts: {
    proven: [
      'Prouvé',
      'L’enregistrement est inchangé depuis le {day} : il figure sous le sceau {seal}, dans la journée signée avec la clé {key}.',
    ],
    unsigned: [
      'Scellé, pas encore signé',
      'L’enregistrement figure sous le sceau {seal}. La journée est signée dès qu’elle est terminée (UTC) ; un reçu téléchargé ensuite prouve davantage.',
    ],
    waiting: [
      'Pas encore scellé',
      'Les enregistrements sont scellés en quelques minutes. Veuillez télécharger le reçu de nouveau plus tard.',
    ],
    aged: [
      'Ne peut plus être prouvé',
      'D’autres enregistrements sous le même sceau ont été supprimés en raison de leur ancienneté ; celui-ci ne peut donc plus être prouvé.',
    ],
    unchecked: [
      'Signature non vérifiée',
      'L’enregistrement figure sous le sceau {seal} du {day}, mais ce navigateur ne sait pas vérifier les signatures (Ed25519). Veuillez en utiliser un plus récent.',
    ],
    failed: ['Non prouvé', ''],
  },
  failures: {
    'other-visitor': 'L’enregistrement n’appartient pas à cette référence et à ce site.',
    'banner-differs': 'Le bandeau du reçu n’est pas celui que désigne l’enregistrement.',
    'record-differs': 'L’enregistrement n’est pas celui qui a été scellé.',
    'seal-differs': 'Le sceau a été modifié.',
    'day-differs': 'Le sceau n’appartient pas à la journée qui a été signée.',
    'signature-wrong': 'La signature de la journée ne correspond pas.',
    'key-unknown':
      'La journée a été signée avec une clé inconnue ici. Si vous avez enregistré cette page il y a longtemps, veuillez la charger de nouveau.',
  },
  rows: {
    when: 'Quand',
    decision: 'Décision',
    allowed: 'Autorisé',
    refused: 'Refusé',
    signal: 'Signal',
    country: 'Pays',
    shown: 'Affiché',
  },
  actions: {
    accept: 'Tout accepté',
    reject: 'Tout refusé',
    custom: 'Choix un par un',
    gpc: 'Refusé par le signal du navigateur',
    withdraw: 'Retrait ou opposition ultérieurs',
    notice: 'Information fermée',
  },
  nothing: 'rien',
  signalSent: 'Le navigateur a envoyé Global Privacy Control',
  banner: 'Bandeau en {language}, version {snapshot}',
  shownDetails: 'Lire ce qui a été affiché',
  buttons: 'Boutons : {buttons}',
  providers: 'Prestataires',
};
