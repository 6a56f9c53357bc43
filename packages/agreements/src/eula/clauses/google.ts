import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/**
 * Google Play Developer Distribution Agreement, section 5.3: it prevails between Google and the maker. Users never saw
 * it, so it may only give them more (§§ 305(2), 305c, 307 BGB; § 864a ABGB; Directive 93/13/EEC, Annex 1(i)).
 */
export const google = clause({
  id: 'eu.google',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.google_rider === 'yes',
  parts: {
    play: { meets: ['play-eula'] },
  },
  text: {
    de: (c) => prose`
      ## Google Play

      Google ist nicht Partei dieses Vertrags und für die Software nicht verantwortlich. ${c.part.play`Wir haben uns gegenüber Google in der Vertriebsvereinbarung für Entwickler verpflichtet, Nutzern von Software aus Google Play bestimmte Rechte einzuräumen. Bliebe dieser Vertrag dahinter zurück, haben Sie diese Rechte trotzdem.`}`,
    en: (c) => prose`
      ## Google Play

      Google is not a party to this agreement and is not responsible for the software. ${c.part.play`In the Google Play Developer Distribution Agreement we have undertaken towards Google to grant certain rights to users of software from Google Play. Where this agreement would give you less, you have those rights all the same.`}`,
    es: (c) => prose`
      ## Google Play

      Google no es parte de este contrato ni responde del software. ${c.part.play`En el acuerdo de distribución para desarrolladores de Google Play nos hemos comprometido ante Google a conceder determinados derechos a los usuarios del software obtenido en Google Play. Si este contrato le concediera menos, usted tiene igualmente esos derechos.`}`,
    fr: (c) => prose`
      ## Google Play

      Google n’est pas partie au présent contrat et n’est pas responsable du logiciel. ${c.part.play`Dans le contrat de distribution de Google Play pour les développeurs, nous nous sommes engagés envers Google à accorder certains droits aux utilisateurs d’un logiciel obtenu sur Google Play. Si le présent contrat vous en accordait moins, vous bénéficiez néanmoins de ces droits.`}`,
    it: (c) => prose`
      ## Google Play

      Google non è parte di questo contratto e non è responsabile del software. ${c.part.play`Nel contratto di distribuzione di Google Play per gli sviluppatori ci siamo impegnati verso Google a concedere determinati diritti agli utenti del software ottenuto da Google Play. Se questo contratto Gliene concedesse di meno, quei diritti Le spettano comunque.`}`,
    nl: (c) => prose`
      ## Google Play

      Google is geen partij bij deze overeenkomst en is niet verantwoordelijk voor de software. ${c.part.play`In de distributieovereenkomst van Google Play voor ontwikkelaars hebben wij ons tegenover Google verbonden om gebruikers van software uit Google Play bepaalde rechten te geven. Geeft deze overeenkomst u minder, dan hebt u die rechten toch.`}`,
  },
});
