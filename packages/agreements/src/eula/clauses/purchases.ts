import { has, prose } from '../../document/authoring.ts';
import { isInStore, isSubscribed } from '../conditions.ts';
import { clause } from './clause.ts';

// App Store Review Guidelines 3.1.2, Google Play subscriptions policy, Directive 2011/83/EU, Articles 6, 8 and 9, 16(m).
export const purchases = clause({
  id: 'eu.purchases',
  version: 2,
  price: 'answer_premium',
  when: (a) =>
    has(a.purchases, 'one-time', 'consumable', 'subscription', 'virtual-currency', 'loot-boxes') ||
    a.licence_kind === 'subscription',
  parts: {
    oneTime: { meets: [], when: (a) => has(a.purchases, 'one-time') },
    consumable: { meets: [], when: (a) => has(a.purchases, 'consumable', 'virtual-currency') },
    subscription: {
      meets: ['apple-std-eula', 'play-subs'],
      when: (a) => isSubscribed(a),
    },
    listed: { meets: [], when: (a) => isInStore(a) },
    store: { meets: ['play-subs'], when: (a) => has(a.app_stores, 'apple', 'google', 'amazon', 'microsoft') },
    withdrawal: { meets: [], when: (a) => a.consumer_type !== 'businesses' },
  },
  text: {
    de: (c) => prose`
      ## Käufe in der Software

      In der Software können Sie kostenpflichtige Leistungen kaufen. Preis und Inhalt sehen Sie vor dem Kauf.

      ${c.part.oneTime`Einmalige Käufe schalten eine Funktion oder einen Inhalt dauerhaft frei.`} ${c.part.consumable`Verbrauchbare Käufe sind aufgebraucht, wenn Sie sie einsetzen.`}

      ${c.part.subscription`Abonnements: Name, Laufzeit, Preis und Abrechnungszeitraum sowie Links zu unserer Datenschutzerklärung und zu diesem Vertrag stehen in der Software ${c.part.listed`und im Store`}, bevor Sie abschließen. Ein Abonnement verlängert sich um den angezeigten Zeitraum, wenn Sie es nicht vorher kündigen; eine kostenlose Testphase geht nur dann in ein bezahltes Abonnement über, wenn Ihnen das vorher angezeigt wurde. Sie können es in den Einstellungen Ihres Kontos verwalten und kündigen.`}

      ${c.part.store`Käufe über einen App-Store rechnet der Store ab; Erstattungen können Sie auch dort beantragen.`} ${c.part.withdrawal`Steht Ihnen als Verbraucher ein gesetzliches Widerrufsrecht zu, informieren wir Sie beim Kauf darüber; dieser Vertrag schränkt es nicht ein.`}`,
    en: (c) => prose`
      ## Purchases in the software

      You can buy paid features in the software. You see the price and what it includes before you buy.

      ${c.part.oneTime`One-time purchases unlock a function or content permanently.`} ${c.part.consumable`Consumable purchases are used up when you use them.`}

      ${c.part.subscription`Subscriptions: the title, length, price and billing period, and links to our privacy policy and this agreement, are shown in the software ${c.part.listed`and in the store`} before you subscribe. A subscription renews for the period shown unless you cancel it beforehand; a free trial turns into a paid subscription only if this was shown to you before. You can manage and cancel it in the settings of your account.`}

      ${c.part.store`Purchases through an app store are charged by the store; you may also ask for refunds there.`} ${c.part.withdrawal`Where the law gives you as a consumer a right of withdrawal, we inform you of it at the time of purchase; this agreement does not restrict it.`}`,
    es: (c) => prose`
      ## Compras en el software

      En el software puede comprar prestaciones de pago. Antes de comprar ve el precio y lo que incluye.

      ${c.part.oneTime`Las compras únicas desbloquean una función o un contenido de forma permanente.`} ${c.part.consumable`Las compras consumibles se agotan cuando usted las utiliza.`}

      ${c.part.subscription`Suscripciones: el nombre, la duración, el precio y el período de facturación, así como los enlaces a nuestra política de privacidad y a este contrato, se muestran en el software ${c.part.listed`y en la tienda`} antes de que usted se suscriba. Una suscripción se renueva por el período indicado si no la cancela antes; una prueba gratuita solo pasa a ser de pago si se le indicó previamente. Puede gestionarla y cancelarla en los ajustes de su cuenta.`}

      ${c.part.store`Las compras en una tienda de aplicaciones las cobra la tienda; también allí puede solicitar reembolsos.`} ${c.part.withdrawal`Si la ley le reconoce como consumidor un derecho de desistimiento, le informamos de él al comprar; este contrato no lo limita.`}`,
    fr: (c) => prose`
      ## Achats dans le logiciel

      Vous pouvez acheter des prestations payantes dans le logiciel. Vous voyez le prix et ce qu’il comprend avant d’acheter.

      ${c.part.oneTime`Les achats uniques débloquent une fonction ou un contenu de manière permanente.`} ${c.part.consumable`Les achats consommables sont épuisés lorsque vous les utilisez.`}

      ${c.part.subscription`Abonnements : le nom, la durée, le prix et la période de facturation, ainsi que des liens vers notre politique de confidentialité et le présent contrat, sont affichés dans le logiciel ${c.part.listed`et dans la boutique`} avant la souscription. Un abonnement est reconduit pour la période indiquée si vous ne le résiliez pas auparavant ; un essai gratuit ne devient payant que si cela vous a été indiqué au préalable. Vous pouvez le gérer et le résilier dans les paramètres de votre compte.`}

      ${c.part.store`Les achats effectués dans une boutique d’applications sont facturés par celle-ci ; vous pouvez aussi y demander un remboursement.`} ${c.part.withdrawal`Si la loi vous accorde en tant que consommateur un droit de rétractation, nous vous en informons lors de l’achat ; le présent contrat ne le restreint pas.`}`,
    it: (c) => prose`
      ## Acquisti nel software

      Nel software può acquistare prestazioni a pagamento. Prima dell’acquisto vede il prezzo e ciò che comprende.

      ${c.part.oneTime`Gli acquisti singoli sbloccano in modo permanente una funzione o un contenuto.`} ${c.part.consumable`Gli acquisti di consumo si esauriscono quando li usa.`}

      ${c.part.subscription`Abbonamenti: il nome, la durata, il prezzo e il periodo di fatturazione, nonché i link alla nostra informativa sulla privacy e a questo contratto, sono mostrati nel software ${c.part.listed`e nel negozio`} prima della sottoscrizione. Un abbonamento si rinnova per il periodo indicato se non lo disdice prima; una prova gratuita diventa a pagamento solo se Le è stato indicato in precedenza. Può gestirlo e disdirlo nelle impostazioni del Suo account.`}

      ${c.part.store`Gli acquisti in un negozio di applicazioni sono addebitati dal negozio; anche lì può chiedere rimborsi.`} ${c.part.withdrawal`Se la legge Le riconosce come consumatore un diritto di recesso, La informiamo al momento dell’acquisto; questo contratto non lo limita.`}`,
    nl: (c) => prose`
      ## Aankopen in de software

      In de software kunt u betaalde onderdelen kopen. U ziet de prijs en wat u krijgt voordat u koopt.

      ${c.part.oneTime`Eenmalige aankopen ontgrendelen een functie of inhoud blijvend.`} ${c.part.consumable`Verbruiksaankopen zijn op wanneer u ze gebruikt.`}

      ${c.part.subscription`Abonnementen: de naam, de duur, de prijs en de factureringsperiode, en links naar ons privacybeleid en deze overeenkomst, staan in de software ${c.part.listed`en in de winkel`} voordat u het abonnement afsluit. Een abonnement wordt verlengd met de getoonde periode als u het niet eerder opzegt; een gratis proefperiode gaat alleen over in een betaald abonnement als dat vooraf is getoond. U kunt het beheren en opzeggen in de instellingen van uw account.`}

      ${c.part.store`Aankopen via een appwinkel rekent de winkel af; ook daar kunt u om terugbetaling vragen.`} ${c.part.withdrawal`Geeft de wet u als consument een herroepingsrecht, dan informeren wij u daarover bij de aankoop; deze overeenkomst beperkt dat niet.`}`,
  },
});
