import { given, has, properName, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';

/** 17 CFR § 4.41(b)(1)(i), compared with a published copy of the rule (official: unverified); prescribed in English. */
const hypothetical = properName(
  'These results are based on simulated or hypothetical performance results that have certain inherent limitations. Unlike the results shown in an actual performance record, these results do not represent actual trading. Also, because these trades have not actually been executed, these results may have under-or over-compensated for the impact, if any, of certain market factors, such as lack of liquidity. Simulated or hypothetical trading programs in general are also subject to the fact that they are designed with the benefit of hindsight. No representation is being made that any account will or is likely to achieve profits or losses similar to these being shown.',
);
/** FCA COBS 4.12A.11R, compared with published copies: official: unverified. Its last words are a link on the promotion. */
const ukCrypto = properName(
  'Don’t invest unless you’re prepared to lose all the money you invest. This is a high-risk investment and you should not expect to be protected if something goes wrong. Take 2 mins to learn more.',
);

// Market Abuse Regulation, Article 20 with Delegated Regulation (EU) 2016/958: author, facts and opinions, interests.
// Both prescribed statements belong beside what they warn of (§ 4.41(b)(2), COBS 4.12A): this page says that they stand there.
export const financial = clause({
  id: 'di.financial',
  version: 3,
  price: paidUnless('eu_mar', 'us_trading', 'uk_crypto'),
  when: (a) => given(a.d_financial) && !has(a.d_financial, 'none'),
  parts: {
    money: { meets: ['practice-di-noadvice'] },
    markets: { meets: ['practice-di-earnings'], when: (a) => has(a.d_financial, 'investing', 'trading') },
    interests: {
      meets: ['mar-20'],
      when: (a) => has(a.laws, 'eu_mar') && has(a.d_financial, 'investing', 'trading'),
    },
    simulated: {
      meets: ['cftc-4-41'],
      when: (a) => has(a.laws, 'us_trading') && has(a.d_financial, 'trading'),
    },
    crypto: { meets: [], when: (a) => has(a.d_financial, 'crypto') },
    cryptoUk: {
      meets: ['uk-fca-crypto'],
      when: (a) => has(a.laws, 'uk_crypto') && has(a.d_financial, 'crypto'),
    },
    leverage: { meets: [], when: (a) => has(a.d_financial, 'trading') },
    tax: { meets: [], when: (a) => has(a.d_financial, 'tax') },
    insurance: { meets: [], when: (a) => has(a.d_financial, 'insurance') },
    property: { meets: [], when: (a) => has(a.d_financial, 'real-estate') },
  },
  text: {
    de: (c) => prose`
      ## Finanzielle Inhalte

      ${c.part.money`Unsere Inhalte zu Geldfragen sind allgemeine Informationen. Sie sind keine Anlage-, Steuer- oder Versicherungsberatung und keine Aufforderung, etwas zu kaufen oder zu verkaufen.`}

      ${c.part.markets`Geldanlagen können an Wert verlieren, bis hin zum Verlust des gesamten Einsatzes${c.part.leverage`, bei Produkten mit Hebel auch darüber hinaus`}. Ergebnisse der Vergangenheit sind kein verlässlicher Hinweis auf künftige.`}

      ${c.part.interests`Bei Beiträgen, die eine Anlage empfehlen, nennen wir, wer sie verfasst hat und wann. Tatsachen trennen wir erkennbar von Meinungen, Schätzungen und Prognosen. Halten wir oder die verfassende Person eine Position in dem besprochenen Wert oder besteht ein anderes Interesse oder ein Interessenkonflikt, steht das im jeweiligen Beitrag.`}

      ${c.part.simulated`Neben jedem simulierten oder hypothetischen Handelsergebnis steht dieser in den Vereinigten Staaten vorgeschriebene Hinweis: **„${hypothetical}“**`}

      ${c.part.crypto`Kryptowerte schwanken stark. Sie sind weder durch eine Einlagensicherung noch durch eine Anlegerentschädigung geschützt, und Sie können Ihren gesamten Einsatz verlieren.`}

      ${c.part.cryptoUk`Unsere Inhalte zu Kryptowerten sind nicht als Werbung an Personen im Vereinigten Königreich gerichtet. Ist eine Werbung dort genehmigt oder sonst zulässig, trägt sie diesen vorgeschriebenen Warnhinweis, dessen letzte Worte zur Risikozusammenfassung führen: **„${ukCrypto}“**`}

      ${c.part.tax`Wie etwas besteuert wird, hängt von Ihren persönlichen Verhältnissen ab und kann sich ändern.`}

      ${c.part.insurance`Unsere Inhalte zu Versicherungen ersetzen nicht die Unterlagen des Versicherers.`}

      ${c.part.property`Preise, Mieten und Renditen von Immobilien können steigen und fallen.`}`,
    en: (c) => prose`
      ## Financial content

      ${c.part.money`Our content on money matters is general information. It is not investment, tax or insurance advice and not an offer to buy or sell anything.`}

      ${c.part.markets`Investments may fall in value, up to the loss of everything invested${c.part.leverage`, and with leveraged products even more`}. Past performance is not a reliable guide to future results.`}

      ${c.part.interests`Where a piece recommends an investment, we state who wrote it and when. We keep facts visibly apart from opinions, estimates and forecasts. If we or the person who wrote a piece hold a position in the instrument discussed, or if there is another interest or a conflict of interest, the piece says so.`}

      ${c.part.simulated`Beside each simulated or hypothetical trading result stands this statement, which is prescribed in the United States: **“${hypothetical}”**`}

      ${c.part.crypto`Cryptoassets fluctuate strongly. Neither a deposit guarantee nor an investor compensation scheme protects them, and you may lose everything you invest.`}

      ${c.part.cryptoUk`Our content on cryptoassets is not directed at people in the United Kingdom as a promotion. Where a promotion is approved or otherwise permitted there, it carries this prescribed risk warning, whose last words lead to the risk summary: **“${ukCrypto}”**`}

      ${c.part.tax`How something is taxed depends on your personal circumstances and may change.`}

      ${c.part.insurance`Our content on insurance does not replace the documents of the insurer.`}

      ${c.part.property`Prices, rents and yields of property may rise and fall.`}`,
    es: (c) => prose`
      ## Contenidos financieros

      ${c.part.money`Nuestros contenidos sobre cuestiones económicas son información general. No constituyen asesoramiento de inversión, fiscal ni de seguros, ni una oferta de compra o de venta.`}

      ${c.part.markets`Las inversiones pueden perder valor, incluso todo el importe invertido${c.part.leverage`, y con productos apalancados aún más`}. Las rentabilidades pasadas no son un indicador fiable de resultados futuros.`}

      ${c.part.interests`Cuando un artículo recomienda una inversión, indicamos quién lo ha escrito y cuándo. Separamos de forma visible los hechos de las opiniones, las estimaciones y las previsiones. Si nosotros o la persona que ha escrito el artículo mantenemos una posición en el instrumento tratado, o si existe otro interés o un conflicto de intereses, el artículo lo indica.`}

      ${c.part.simulated`Junto a cada resultado simulado o hipotético figura esta advertencia, obligatoria en los Estados Unidos: **«${hypothetical}»**`}

      ${c.part.crypto`Los criptoactivos fluctúan mucho. No los protege ningún fondo de garantía de depósitos ni ningún sistema de indemnización de inversores, y usted puede perder todo lo que invierta.`}

      ${c.part.cryptoUk`Nuestros contenidos sobre criptoactivos no se dirigen como promoción a personas del Reino Unido. Cuando una promoción está allí aprobada o permitida por otra razón, lleva esta advertencia de riesgo obligatoria, cuyas últimas palabras conducen al resumen de riesgos: **«${ukCrypto}»**`}

      ${c.part.tax`La tributación depende de sus circunstancias personales y puede cambiar.`}

      ${c.part.insurance`Nuestros contenidos sobre seguros no sustituyen la documentación de la entidad aseguradora.`}

      ${c.part.property`Los precios, los alquileres y las rentabilidades de los inmuebles pueden subir y bajar.`}`,
    fr: (c) => prose`
      ## Contenus financiers

      ${c.part.money`Nos contenus sur les questions d’argent sont des informations générales. Ils ne constituent ni un conseil en investissement, ni un conseil fiscal, ni un conseil en assurance, ni une offre d’achat ou de vente.`}

      ${c.part.markets`Un placement peut perdre de la valeur, jusqu’à la perte de la totalité de la somme investie${c.part.leverage`, voire davantage avec des produits à effet de levier`}. Les performances passées ne préjugent pas des performances futures.`}

      ${c.part.interests`Lorsqu’un article recommande un placement, nous indiquons qui l’a écrit et quand. Nous distinguons visiblement les faits des opinions, des estimations et des prévisions. Si nous ou la personne qui a écrit l’article détenons une position sur l’instrument traité, ou s’il existe un autre intérêt ou un conflit d’intérêts, l’article le précise.`}

      ${c.part.simulated`À côté de chaque résultat simulé ou hypothétique figure cette mention, prescrite aux États-Unis : **« ${hypothetical} »**`}

      ${c.part.crypto`Les cryptoactifs fluctuent fortement. Ils ne sont couverts ni par une garantie des dépôts ni par un système d’indemnisation des investisseurs, et vous pouvez perdre tout ce que vous investissez.`}

      ${c.part.cryptoUk`Nos contenus sur les cryptoactifs ne s’adressent pas, comme promotion, à des personnes au Royaume-Uni. Lorsqu’une promotion y est approuvée ou autorisée à un autre titre, elle porte cet avertissement prescrit, dont les derniers mots mènent au résumé des risques : **« ${ukCrypto} »**`}

      ${c.part.tax`Le régime fiscal dépend de votre situation personnelle et peut changer.`}

      ${c.part.insurance`Nos contenus sur les assurances ne remplacent pas les documents de l’assureur.`}

      ${c.part.property`Les prix, les loyers et les rendements de l’immobilier peuvent monter et baisser.`}`,
    it: (c) => prose`
      ## Contenuti finanziari

      ${c.part.money`I nostri contenuti su questioni economiche sono informazioni generali. Non costituiscono consulenza in materia di investimenti, fiscale o assicurativa, né un’offerta o una sollecitazione all’acquisto o alla vendita.`}

      ${c.part.markets`Gli investimenti possono perdere valore, fino alla perdita dell’intera somma investita${c.part.leverage`, e con prodotti a leva anche oltre`}. I rendimenti passati non sono un indicatore affidabile di quelli futuri.`}

      ${c.part.interests`Quando un articolo raccomanda un investimento, indichiamo chi lo ha scritto e quando. Distinguiamo in modo visibile i fatti dalle opinioni, dalle stime e dalle previsioni. Se noi o la persona che ha scritto l’articolo deteniamo una posizione nello strumento trattato, oppure se esiste un altro interesse o un conflitto di interessi, l’articolo lo indica.`}

      ${c.part.simulated`Accanto a ogni risultato simulato o ipotetico figura questa avvertenza, obbligatoria negli Stati Uniti: **«${hypothetical}»**`}

      ${c.part.crypto`Le cripto-attività oscillano fortemente. Non sono protette né da un sistema di garanzia dei depositi né da un sistema di indennizzo degli investitori, e Lei può perdere tutto ciò che investe.`}

      ${c.part.cryptoUk`I nostri contenuti sulle cripto-attività non si rivolgono come promozione a persone nel Regno Unito. Se una promozione vi è approvata o altrimenti consentita, reca questa avvertenza di rischio obbligatoria, le cui ultime parole portano al riepilogo dei rischi: **«${ukCrypto}»**`}

      ${c.part.tax`Il trattamento fiscale dipende dalla Sua situazione personale e può cambiare.`}

      ${c.part.insurance`I nostri contenuti sulle assicurazioni non sostituiscono i documenti dell’assicuratore.`}

      ${c.part.property`I prezzi, i canoni e i rendimenti degli immobili possono salire e scendere.`}`,
    nl: (c) => prose`
      ## Financiële inhoud

      ${c.part.money`Onze inhoud over geldzaken is algemene informatie en geen beleggings-, belasting- of verzekeringsadvies, en ook geen aanbod om iets te kopen of te verkopen.`}

      ${c.part.markets`Beleggingen kunnen in waarde dalen, tot het verlies van de volledige inleg${c.part.leverage`, en bij producten met hefboomwerking soms meer`}. In het verleden behaalde resultaten bieden geen garantie voor de toekomst.`}

      ${c.part.interests`Bij bijdragen die een belegging aanbevelen, vermelden wij wie die heeft geschreven en wanneer. Wij houden feiten zichtbaar gescheiden van meningen, schattingen en prognoses. Houden wij of de schrijver een positie aan in het besproken instrument, of is er een ander belang of een belangenconflict, dan staat dat in de bijdrage.`}

      ${c.part.simulated`Bij elk gesimuleerd of hypothetisch handelsresultaat staat deze in de Verenigde Staten voorgeschreven verklaring: **“${hypothetical}”**`}

      ${c.part.crypto`Cryptoactiva schommelen sterk. Er gelden geen depositogarantie en geen beleggerscompensatie voor, en u kunt uw volledige inleg verliezen.`}

      ${c.part.cryptoUk`Onze inhoud over cryptoactiva is niet als reclame gericht op mensen in het Verenigd Koninkrijk. Is reclame daar goedgekeurd of om een andere reden toegestaan, dan draagt die deze voorgeschreven risicowaarschuwing, waarvan de laatste woorden naar de risicosamenvatting leiden: **“${ukCrypto}”**`}

      ${c.part.tax`Hoe iets wordt belast, hangt af van uw persoonlijke omstandigheden en kan veranderen.`}

      ${c.part.insurance`Onze inhoud over verzekeringen vervangt niet de documenten van de verzekeraar.`}

      ${c.part.property`Prijzen, huren en rendementen van vastgoed kunnen stijgen en dalen.`}`,
  },
});
