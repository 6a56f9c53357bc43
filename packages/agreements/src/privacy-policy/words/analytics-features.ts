/** Settings of statistics tools, each a whole clause for a list. */
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

type Feature = NonNullable<PrivacyQuestions['analytics_features']>[number];

export const analyticsFeatureWords = {
  de: {
    'ip-anonymised': 'IP-Adressen werden gekürzt, bevor sie ausgewertet werden.',
    cookieless: 'Die Messung kommt ohne Cookies aus.',
    'user-id':
      'Besuche werden über eine Nutzerkennung Ihrem Konto zugeordnet, auch wenn Sie das Gerät wechseln.',
    demographics: 'Alter, Geschlecht und Interessen werden geschätzt und in Gruppen ausgewertet.',
    advertising:
      'Die Daten dienen auch der Werbung: Der Anbieter kann Sie auf anderen Websites und in anderen Apps wiedererkennen.',
  },
  en: {
    'ip-anonymised': 'IP addresses are shortened before they are evaluated.',
    cookieless: 'The measurement works without cookies.',
    'user-id': 'A user identifier links visits to your account, even when you change device.',
    demographics: 'Age, gender and interests are estimated and evaluated in groups.',
    advertising:
      'The data also serves advertising: the provider can recognise you on other websites and in other apps.',
  },
  es: {
    'ip-anonymised': 'Las direcciones IP se abrevian antes de analizarse.',
    cookieless: 'La medición funciona sin cookies.',
    'user-id': 'Un identificador de usuario vincula las visitas a su cuenta, aunque cambie de dispositivo.',
    demographics: 'La edad, el sexo y los intereses se estiman y se analizan por grupos.',
    advertising:
      'Los datos sirven también para la publicidad: el proveedor puede reconocerle en otros sitios web y en otras aplicaciones.',
  },
  fr: {
    'ip-anonymised': 'Les adresses IP sont tronquées avant d’être analysées.',
    cookieless: 'La mesure fonctionne sans cookies.',
    'user-id':
      'Un identifiant d’utilisateur rattache les visites à votre compte, même si vous changez d’appareil.',
    demographics: 'L’âge, le sexe et les centres d’intérêt sont estimés et analysés par groupes.',
    advertising:
      'Les données servent aussi à la publicité : le prestataire peut vous reconnaître sur d’autres sites et dans d’autres applications.',
  },
  it: {
    'ip-anonymised': 'Gli indirizzi IP vengono abbreviati prima di essere analizzati.',
    cookieless: 'La misurazione funziona senza cookie.',
    'user-id': 'Un identificativo utente collega le visite al Suo account, anche se Lei cambia dispositivo.',
    demographics: 'L’età, il sesso e gli interessi vengono stimati e analizzati per gruppi.',
    advertising:
      'I dati servono anche alla pubblicità: il fornitore può riconoscerLa su altri siti e in altre app.',
  },
  nl: {
    'ip-anonymised': 'IP-adressen worden ingekort voordat zij worden geanalyseerd.',
    cookieless: 'De meting werkt zonder cookies.',
    'user-id': 'Een gebruikers-ID koppelt bezoeken aan uw account, ook wanneer u van apparaat wisselt.',
    demographics: 'Leeftijd, geslacht en interesses worden geschat en in groepen geanalyseerd.',
    advertising:
      'De gegevens worden ook voor reclame gebruikt: de aanbieder kan u op andere websites en in andere apps herkennen.',
  },
} as const satisfies Record<Language, Record<Feature, string>>;
