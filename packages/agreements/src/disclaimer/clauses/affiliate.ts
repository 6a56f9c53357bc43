import { type Context, items, properName, prose, type Words } from '../../document/authoring.ts';
import { findVendor } from '../../vendors/list.ts';
import { clause, type DisclaimerQuestions } from './clause.ts';

// 16 CFR § 255.5, § 5a(4) UWG, Directive 2000/31/EC Article 6, CAP Code 2.1: the page supports the mark at the link itself.
// The words of the mark are those of the site, which this document need not share a language with: none are quoted.
// Amazon's sentence: English verified, the other languages from memory (official: unverified), so the English one stands beside them.
function programmes({ names, say }: Pick<Context<DisclaimerQuestions>, 'names' | 'say'>): Words[] {
  const name = (id: string) => properName(findVendor(id)?.name ?? id);
  return names(say.affiliate_programs, name, say['affiliate_programs.own']);
}

export const affiliate = clause({
  id: 'di.affiliate',
  version: 3,
  when: (a) => a.d_affiliate === 'yes',
  parts: {
    commission: {
      meets: [
        'affiliate-other',
        'ftc-255-5',
        'ecd-6',
        'ucpd-annex-11',
        'de-uwg-5a',
        'uk-dmcc-ads',
        'ca-au-ads',
        'practice-di-affiliate',
      ],
    },
    marked: { meets: ['ecd-6', 'ucpd-annex-11', 'de-uwg-5a', 'uk-dmcc-ads', 'ftc-255-5'] },
    programmes: { meets: ['affiliate-other'] },
    amazon: {
      meets: ['amazon-associates'],
      when: (a) =>
        a.amazon_statement !== 'no' &&
        a.affiliate_programs?.map(String).includes('amazon-associates') === true,
    },
  },
  text: {
    de: (c) => prose`
      ## Affiliate-Links

      ${c.part.commission`Manche unserer Links sind Werbung: Kaufen Sie darüber etwas, erhalten wir vom Verkäufer oder vom Partnerprogramm eine Provision. Für Sie wird der Kauf dadurch nicht teurer.`} ${c.part.marked`Solche Links sind dort, wo sie stehen, deutlich als Werbung gekennzeichnet.`}

      ${c.part.programmes(prose`
        Wir nehmen an diesen Programmen teil:

        ${items(programmes(c))}`)}

      ${c.part.amazon`**Als Amazon-Partner verdiene ich an qualifizierten Verkäufen.** (Im Wortlaut von Amazon: „As an Amazon Associate I earn from qualifying purchases.“)`}`,
    en: (c) => prose`
      ## Affiliate links

      ${c.part.commission`Some of our links are advertising: if you buy something through them, we receive a commission from the seller or the affiliate programme. This does not make the purchase more expensive for you.`} ${c.part.marked`Such links are clearly marked as advertising where they stand.`}

      ${c.part.programmes(prose`
        We take part in these programmes:

        ${items(programmes(c))}`)}

      ${c.part.amazon`**As an Amazon Associate I earn from qualifying purchases.**`}`,
    es: (c) => prose`
      ## Enlaces de afiliación

      ${c.part.commission`Algunos de nuestros enlaces son publicidad: si usted compra algo a través de ellos, recibimos una comisión del vendedor o del programa de afiliación. La compra no le resulta más cara por ello.`} ${c.part.marked`Esos enlaces están señalados claramente como publicidad en el lugar en que aparecen.`}

      ${c.part.programmes(prose`
        Participamos en estos programas:

        ${items(programmes(c))}`)}

      ${c.part.amazon`**En calidad de Afiliado de Amazon, obtengo ingresos por las compras adscritas que cumplen los requisitos aplicables.** (En el texto de Amazon: «As an Amazon Associate I earn from qualifying purchases.»)`}`,
    fr: (c) => prose`
      ## Liens d’affiliation

      ${c.part.commission`Certains de nos liens sont de la publicité : si vous achetez quelque chose en les suivant, nous recevons une commission du vendeur ou du programme d’affiliation. L’achat ne vous coûte pas plus cher pour autant.`} ${c.part.marked`Ces liens sont clairement signalés comme publicité à l’endroit où ils figurent.`}

      ${c.part.programmes(prose`
        Nous participons à ces programmes :

        ${items(programmes(c))}`)}

      ${c.part.amazon`**En tant que Partenaire Amazon, je réalise un bénéfice sur les achats remplissant les conditions requises.** (Texte d’Amazon : « As an Amazon Associate I earn from qualifying purchases. »)`}`,
    it: (c) => prose`
      ## Link di affiliazione

      ${c.part.commission`Alcuni dei nostri link sono pubblicità: se Lei acquista qualcosa tramite questi link, riceviamo una provvigione dal venditore o dal programma di affiliazione. L’acquisto non Le costa di più.`} ${c.part.marked`Questi link sono chiaramente contrassegnati come pubblicità nel punto in cui si trovano.`}

      ${c.part.programmes(prose`
        Partecipiamo a questi programmi:

        ${items(programmes(c))}`)}

      ${c.part.amazon`**In qualità di Affiliato Amazon io ricevo un guadagno dagli acquisti idonei.** (Nel testo di Amazon: «As an Amazon Associate I earn from qualifying purchases.»)`}`,
    nl: (c) => prose`
      ## Affiliatelinks

      ${c.part.commission`Sommige van onze links zijn reclame: koopt u iets via zo’n link, dan ontvangen wij een commissie van de verkoper of van het affiliateprogramma. De aankoop wordt daardoor voor u niet duurder.`} ${c.part.marked`Zulke links zijn op de plaats waar ze staan duidelijk als reclame herkenbaar gemaakt.`}

      ${c.part.programmes(prose`
        Wij nemen deel aan deze programma’s:

        ${items(programmes(c))}`)}

      ${c.part.amazon`**Als Amazon-partner verdien ik aan in aanmerking komende aankopen.** (In de woorden van Amazon: “As an Amazon Associate I earn from qualifying purchases.”)`}`,
  },
});
