import { has, prose } from '../../document/authoring.ts';
import { businessesToo, consumersToo } from '../conditions.ts';
import { clause } from './clause.ts';

/** 'As is' binds business users only; towards consumers it would be void (§ 309 no. 8 b BGB, art. R. 212-1 C. conso., s. 31, 47 and 57 CRA 2015, s. 64 ACL, art. 6:236 BW). No implied warranty is denied to consumers anywhere. UCC § 2-316 wants conspicuous words. */
export const warrantyDisclaimer = clause({
  id: 'tc.warranty_disclaimer',
  version: 3,
  when: (a) => a.as_is === 'yes' && businessesToo(a),
  parts: {
    only: { meets: [], when: (a) => consumersToo(a) },
    american: { meets: [], when: (a) => has(a.laws, 'us_consumer') || a.country === 'US' },
  },
  text: {
    de: (c) => prose`
      ## Gewähr gegenüber Unternehmern

      ${c.part.only`Dieser Abschnitt gilt nur für Unternehmer.`} Soweit der Dienst kostenlos ist, stellen wir ihn ohne Gewähr für Fehlerfreiheit und ständige Verfügbarkeit bereit; für arglistig verschwiegene Mängel haften wir. Eine bestimmte Verfügbarkeit oder Eignung sagen wir nur zu, wenn wir sie ausdrücklich vereinbart haben. Rechte bei Mängeln bezahlter Leistungen und der Abschnitt über die Haftung bleiben unberührt.

      ${c.part.american`**SOWEIT DAS ANWENDBARE RECHT ES ERLAUBT, GEBEN WIR UNTERNEHMERN KEINE STILLSCHWEIGENDE ZUSICHERUNG DER MARKTGÄNGIGKEIT ODER DER EIGNUNG FÜR EINEN BESTIMMTEN ZWECK.**`}`,
    en: (c) => prose`
      ## Warranty towards business users

      ${c.part.only`This section applies to business users only.`} As far as the service is free of charge, we provide it “as is” and “as available”. We promise a certain availability or fitness only where we have expressly agreed on it. Rights in case of defects of paid services and the section on liability remain.

      ${c.part.american`**TO THE EXTENT THAT THE APPLICABLE LAW PERMITS, WE GIVE BUSINESS USERS NO IMPLIED WARRANTY OF MERCHANTABILITY OR FITNESS FOR A PARTICULAR PURPOSE.**`}`,
    es: (c) => prose`
      ## Garantías frente a usuarios profesionales

      ${c.part.only`Este apartado solo se aplica a usuarios profesionales.`} En la medida en que el servicio es gratuito, lo ofrecemos tal cual y según disponibilidad. Solo prometemos una disponibilidad o idoneidad determinada si la hemos pactado expresamente. Subsisten los derechos por defectos de las prestaciones de pago y el apartado sobre responsabilidad.

      ${c.part.american`**EN LA MEDIDA EN QUE LO PERMITA LA LEY APLICABLE, NO OFRECEMOS A LOS USUARIOS PROFESIONALES NINGUNA GARANTÍA IMPLÍCITA DE COMERCIABILIDAD NI DE IDONEIDAD PARA UN FIN DETERMINADO.**`}`,
    fr: (c) => prose`
      ## Garanties à l’égard des utilisateurs professionnels

      ${c.part.only`Cette section s’applique aux seuls utilisateurs professionnels.`} Dans la mesure où le service est gratuit, nous le fournissons en l’état et selon disponibilité. Nous ne promettons une disponibilité ou une aptitude déterminée que si elle a été convenue expressément. Les droits en cas de défaut des prestations payantes et la section sur la responsabilité demeurent.

      ${c.part.american`**DANS LA MESURE PERMISE PAR LA LOI APPLICABLE, NOUS NE DONNONS AUX UTILISATEURS PROFESSIONNELS AUCUNE GARANTIE IMPLICITE DE QUALITÉ MARCHANDE NI D’ADÉQUATION À UN USAGE PARTICULIER.**`}`,
    it: (c) => prose`
      ## Garanzie verso gli utenti professionali

      ${c.part.only`Questa sezione si applica solo agli utenti professionali.`} Nella misura in cui il servizio è gratuito, lo forniamo così com’è e secondo disponibilità. Promettiamo una certa disponibilità o idoneità solo se l’abbiamo concordata espressamente. Restano fermi i diritti per difetti delle prestazioni a pagamento e la sezione sulla responsabilità.

      ${c.part.american`**NELLA MISURA CONSENTITA DALLA LEGGE APPLICABILE, NON DIAMO AGLI UTENTI PROFESSIONALI ALCUNA GARANZIA IMPLICITA DI COMMERCIABILITÀ O DI IDONEITÀ A UNO SCOPO PARTICOLARE.**`}`,
    nl: (c) => prose`
      ## Garantie tegenover zakelijke gebruikers

      ${c.part.only`Dit onderdeel geldt alleen voor zakelijke gebruikers.`} Voor zover de dienst gratis is, bieden wij hem aan zoals hij is en zoals hij beschikbaar is. Een bepaalde beschikbaarheid of geschiktheid zeggen wij alleen toe als wij die uitdrukkelijk zijn overeengekomen. Rechten bij gebreken van betaalde diensten en het onderdeel over aansprakelijkheid blijven gelden.

      ${c.part.american`**VOOR ZOVER HET TOEPASSELIJKE RECHT DAT TOESTAAT, GEVEN WIJ ZAKELIJKE GEBRUIKERS GEEN STILZWIJGENDE GARANTIE VAN VERHANDELBAARHEID OF GESCHIKTHEID VOOR EEN BEPAALD DOEL.**`}`,
  },
});
