import { given, has, prose } from '../../document/authoring.ts';
import { consumersToo, isInStore, isPaid, isSoldDirectly, isSubscribed, sellsInside } from '../conditions.ts';
import { clause } from './clause.ts';

/**
 * App Store Review Guidelines 3.1.2, Google Play subscriptions policy, Directive 2011/83/EU, Articles 6, 8, 9 and 16(m).
 * Renewal: § 309 No. 9 BGB, article 6:236(j) BW, VI.91 WER, L. 215-1 Code de la consommation, article 65-bis Codice del
 * consumo. Button: § 312k BGB.
 */
export const purchases = clause({
  id: 'eu.purchases',
  version: 3,
  price: (a) => (sellsInside(a) || isSubscribed(a) ? 'answer_premium' : null),
  when: (a) => sellsInside(a) || isSubscribed(a) || (isPaid(a) && consumersToo(a)),
  parts: {
    inside: { meets: [], when: (a) => sellsInside(a) },
    oneTime: { meets: [], when: (a) => has(a.purchases, 'one-time') },
    consumable: { meets: [], when: (a) => has(a.purchases, 'consumable', 'virtual-currency') },
    subscription: { meets: ['apple-std-eula', 'play-subs'], when: (a) => isSubscribed(a) },
    listed: { meets: [], when: (a) => isInStore(a) },
    // The section on the free trial says what follows one.
    trial: { meets: [], when: (a) => !given(a.free_trial) },
    union: { meets: [], when: (a) => isSubscribed(a) && consumersToo(a) && has(a.laws, 'eu_software') },
    inStore: { meets: ['play-subs'], when: (a) => isSubscribed(a) && isInStore(a) },
    direct: { meets: [], when: (a) => isSubscribed(a) && isSoldDirectly(a) },
    account: { meets: [], when: (a) => a.accounts === 'yes' },
    button: { meets: [], when: (a) => consumersToo(a) && has(a.laws, 'eu_software') },
    store: { meets: ['play-subs'], when: (a) => has(a.app_stores, 'apple', 'google', 'amazon', 'microsoft') },
    withdrawal: { meets: [], when: (a) => consumersToo(a) },
    byStore: { meets: [], when: (a) => isInStore(a) },
  },
  text: {
    de: (c) => prose`
      ## Käufe und Abonnements

      ${c.part.inside`In der Software können Sie kostenpflichtige Leistungen kaufen.`} Preis und Inhalt sehen Sie vor dem Kauf.

      ${c.part.oneTime`Einmalige Käufe schalten eine Funktion oder einen Inhalt für die Dauer der Lizenz frei.`} ${c.part.consumable`Verbrauchbare Käufe sind aufgebraucht, wenn Sie sie einsetzen.`}

      ${c.part.subscription`Abonnements: Name, Laufzeit, Preis und Abrechnungszeitraum sowie Links zu unserer Datenschutzerklärung und zu diesem Vertrag stehen in der Software ${c.part.listed`und im Store`}, bevor Sie abschließen. Ein Abonnement verlängert sich, wenn Sie es nicht vor dem Ende der Laufzeit kündigen${c.part.trial`; eine kostenlose Testphase geht nur dann in ein bezahltes Abonnement über, wenn Ihnen das vorher angezeigt wurde`}.`} ${c.part.union`Leben Sie als Verbraucher in der Europäischen Union, läuft ein verlängertes Abonnement auf unbestimmte Zeit. Sie können es dann jederzeit mit einer Frist von einem Monat kündigen, und im Voraus Gezahltes erstatten wir für die Zeit danach. Verlangt das Gesetz eine Erinnerung vor der Verlängerung, erhalten Sie sie.`}

      ${c.part.inStore`Ein Abonnement aus einem App-Store verwalten und kündigen Sie in den Einstellungen dieses Stores.`} ${c.part.direct`Ein bei uns abgeschlossenes Abonnement kündigen Sie ${c.part.account`in Ihrem Konto oder`} durch eine Nachricht an uns${c.part.button`; wo das Gesetz eine Schaltfläche dafür vorschreibt, auch über diese auf unserer Website`}.`}

      ${c.part.store`Käufe über einen App-Store rechnet der Store ab; Erstattungen können Sie auch dort beantragen.`} ${c.part.withdrawal`Steht Ihnen als Verbraucher ein gesetzliches Widerrufsrecht zu, informieren wir ${c.part.byStore`oder der Store`} Sie beim Kauf darüber, auch darüber, wann es mit dem Beginn der Bereitstellung erlischt. Dieser Vertrag schränkt es nicht ein.`}`,
    en: (c) => prose`
      ## Purchases and subscriptions

      ${c.part.inside`You can buy paid features in the software.`} You see the price and what it includes before you buy.

      ${c.part.oneTime`One-time purchases unlock a function or content for as long as the licence lasts.`} ${c.part.consumable`Consumable purchases are used up when you use them.`}

      ${c.part.subscription`Subscriptions: the title, length, price and billing period, and links to our privacy policy and this agreement, are shown in the software ${c.part.listed`and in the store`} before you subscribe. A subscription renews unless you cancel it before its term ends${c.part.trial`; a free trial turns into a paid subscription only if this was shown to you before`}.`} ${c.part.union`If you live in the European Union as a consumer, a renewed subscription runs for an indefinite time. You can then cancel it at any time with one month’s notice, and we refund what you paid in advance for the time after that. Where the law requires a reminder before the renewal, you receive it.`}

      ${c.part.inStore`You manage and cancel a subscription from an app store in the settings of that store.`} ${c.part.direct`You cancel a subscription taken out with us ${c.part.account`in your account or`} by a message to us${c.part.button`; where the law prescribes a button for this, also with that button on our website`}.`}

      ${c.part.store`Purchases through an app store are charged by the store; you may also ask for refunds there.`} ${c.part.withdrawal`Where the law gives you as a consumer a right of withdrawal, we ${c.part.byStore`or the store`} inform you of it at the time of purchase, including when it is lost because supply begins. This agreement does not restrict it.`}`,
    es: (c) => prose`
      ## Compras y suscripciones

      ${c.part.inside`En el software puede comprar prestaciones de pago.`} Antes de comprar ve el precio y lo que incluye.

      ${c.part.oneTime`Las compras únicas desbloquean una función o un contenido mientras dure la licencia.`} ${c.part.consumable`Las compras consumibles se agotan cuando usted las utiliza.`}

      ${c.part.subscription`Suscripciones: el nombre, la duración, el precio y el período de facturación, así como los enlaces a nuestra política de privacidad y a este contrato, se muestran en el software ${c.part.listed`y en la tienda`} antes de que usted se suscriba. Una suscripción se renueva si no la cancela antes de que termine su duración${c.part.trial`; una prueba gratuita solo pasa a ser de pago si se le indicó previamente`}.`} ${c.part.union`Si vive como consumidor en la Unión Europea, una suscripción renovada continúa por tiempo indefinido. Puede entonces cancelarla en todo momento con un preaviso de un mes y le devolvemos lo pagado por adelantado por el tiempo posterior. Cuando la ley exige un aviso antes de la renovación, usted lo recibe.`}

      ${c.part.inStore`Una suscripción contratada en una tienda de aplicaciones se gestiona y se cancela en los ajustes de esa tienda.`} ${c.part.direct`Una suscripción contratada con nosotros se cancela ${c.part.account`en su cuenta o`} mediante un mensaje dirigido a nosotros${c.part.button`; cuando la ley prescribe un botón para ello, también con ese botón en nuestro sitio web`}.`}

      ${c.part.store`Las compras en una tienda de aplicaciones las cobra la tienda; también allí puede solicitar reembolsos.`} ${c.part.withdrawal`Si la ley le reconoce como consumidor un derecho de desistimiento, nosotros ${c.part.byStore`o la tienda`} le informamos de él al comprar, también de cuándo se pierde por el comienzo del suministro. Este contrato no lo limita.`}`,
    fr: (c) => prose`
      ## Achats et abonnements

      ${c.part.inside`Vous pouvez acheter des prestations payantes dans le logiciel.`} Vous voyez le prix et ce qu’il comprend avant d’acheter.

      ${c.part.oneTime`Les achats uniques débloquent une fonction ou un contenu pour la durée de la licence.`} ${c.part.consumable`Les achats consommables sont épuisés lorsque vous les utilisez.`}

      ${c.part.subscription`Abonnements : le nom, la durée, le prix et la période de facturation, ainsi que des liens vers notre politique de confidentialité et le présent contrat, sont affichés dans le logiciel ${c.part.listed`et dans la boutique`} avant la souscription. Un abonnement est reconduit si vous ne le résiliez pas avant la fin de sa durée ${c.part.trial`; un essai gratuit ne devient payant que si cela vous a été indiqué au préalable`}.`} ${c.part.union`Si vous vivez en tant que consommateur dans l’Union européenne, un abonnement reconduit se poursuit pour une durée indéterminée. Vous pouvez alors y mettre fin à tout moment avec un préavis d’un mois, et nous remboursons ce que vous avez payé d’avance pour la période postérieure. Lorsque la loi exige un rappel avant la reconduction, vous le recevez.`}

      ${c.part.inStore`Un abonnement souscrit dans une boutique d’applications se gère et se résilie dans les réglages de cette boutique.`} ${c.part.direct`Un abonnement souscrit auprès de nous se résilie ${c.part.account`dans votre compte ou`} par un message qui nous est adressé ${c.part.button`; lorsque la loi impose un bouton à cet effet, aussi au moyen de ce bouton sur notre site`}.`}

      ${c.part.store`Les achats effectués dans une boutique d’applications sont facturés par celle-ci ; vous pouvez aussi y demander un remboursement.`} ${c.part.withdrawal`Si la loi vous accorde en tant que consommateur un droit de rétractation, nous ${c.part.byStore`ou la boutique`} vous en informons lors de l’achat, y compris du moment où il se perd parce que la fourniture commence. Le présent contrat ne le restreint pas.`}`,
    it: (c) => prose`
      ## Acquisti e abbonamenti

      ${c.part.inside`Nel software può acquistare prestazioni a pagamento.`} Prima dell’acquisto vede il prezzo e ciò che comprende.

      ${c.part.oneTime`Gli acquisti singoli sbloccano una funzione o un contenuto per la durata della licenza.`} ${c.part.consumable`Gli acquisti di consumo si esauriscono quando li usa.`}

      ${c.part.subscription`Abbonamenti: il nome, la durata, il prezzo e il periodo di fatturazione, nonché i link alla nostra informativa sulla privacy e a questo contratto, sono mostrati nel software ${c.part.listed`e nel negozio`} prima della sottoscrizione. Un abbonamento si rinnova se non lo disdice prima della fine della sua durata${c.part.trial`; una prova gratuita diventa a pagamento solo se Le è stato indicato in precedenza`}.`} ${c.part.union`Se Lei vive come consumatore nell’Unione europea, un abbonamento rinnovato prosegue a tempo indeterminato. Può allora disdirlo in ogni momento con un preavviso di un mese e rimborsiamo quanto pagato in anticipo per il periodo successivo. Quando la legge richiede un avviso prima del rinnovo, Lei lo riceve.`}

      ${c.part.inStore`Un abbonamento sottoscritto in un negozio di applicazioni si gestisce e si disdice nelle impostazioni di quel negozio.`} ${c.part.direct`Un abbonamento sottoscritto con noi si disdice ${c.part.account`nel Suo account o`} con un messaggio inviato a noi${c.part.button`; quando la legge prescrive un pulsante a tal fine, anche con quel pulsante sul nostro sito`}.`}

      ${c.part.store`Gli acquisti in un negozio di applicazioni sono addebitati dal negozio; anche lì può chiedere rimborsi.`} ${c.part.withdrawal`Se la legge Le riconosce come consumatore un diritto di recesso, noi ${c.part.byStore`o il negozio`} La informiamo al momento dell’acquisto, anche di quando si perde con l’inizio della fornitura. Questo contratto non lo limita.`}`,
    nl: (c) => prose`
      ## Aankopen en abonnementen

      ${c.part.inside`In de software kunt u betaalde onderdelen kopen.`} U ziet de prijs en wat u krijgt voordat u koopt.

      ${c.part.oneTime`Eenmalige aankopen ontgrendelen een functie of inhoud zolang de licentie duurt.`} ${c.part.consumable`Verbruiksaankopen zijn op wanneer u ze gebruikt.`}

      ${c.part.subscription`Abonnementen: de naam, de duur, de prijs en de factureringsperiode, en links naar ons privacybeleid en deze overeenkomst, staan in de software ${c.part.listed`en in de winkel`} voordat u het abonnement afsluit. Een abonnement wordt verlengd als u het niet vóór het einde van de looptijd opzegt${c.part.trial`; een gratis proefperiode gaat alleen over in een betaald abonnement als dat vooraf is getoond`}.`} ${c.part.union`Woont u als consument in de Europese Unie, dan loopt een verlengd abonnement voor onbepaalde tijd door. U kunt het dan altijd opzeggen met een termijn van één maand, en wij betalen terug wat u voor de tijd daarna vooraf hebt betaald. Vereist de wet een herinnering vóór de verlenging, dan krijgt u die.`}

      ${c.part.inStore`Een abonnement uit een appwinkel beheert u in de instellingen van die winkel; daar zegt u het ook op.`} ${c.part.direct`Een bij ons afgesloten abonnement zegt u op ${c.part.account`in uw account of`} met een bericht aan ons${c.part.button`; schrijft de wet daarvoor een knop voor, dan ook met die knop op onze website`}.`}

      ${c.part.store`Aankopen via een appwinkel rekent de winkel af; ook daar kunt u om terugbetaling vragen.`} ${c.part.withdrawal`Geeft de wet u als consument een herroepingsrecht, dan informeren wij ${c.part.byStore`of de winkel`} u daarover bij de aankoop, ook over het moment waarop het door het begin van de levering vervalt. Deze overeenkomst beperkt het niet.`}`,
  },
});
