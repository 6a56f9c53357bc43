import { has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { sellsAnything } from '../conditions.ts';
import { withdrawalInstructions, traderContact } from '../words/withdrawal.ts';
import { clause } from './clause.ts';

/** Arts 6(1)(h), 9 to 16 CRD with the prescribed instructions of the market (statutory/); exceptions of Art. 16; loss of the right for digital content needs consent, acknowledgement and confirmation (Art. 16(m)). UK in own words: regs 27 to 38 CCR 2013. Points de, es, it, nl of the instructions: official: unverified. */
export const withdrawal = clause({
  id: 'tc.withdrawal',
  version: 2,
  price: paidUnless('eu_consumer', 'uk_consumer'),
  when: (a) => sellsAnything(a) && has(a.laws, 'eu_consumer', 'uk_consumer') && !has(a.withdrawal, 'none'),
  parts: {
    union: { meets: [], when: (a) => has(a.laws, 'eu_consumer') },
    forGoods: { meets: [], when: (a) => has(a.withdrawal, 'goods') },
    goods: { meets: [], when: (a) => has(a.withdrawal, 'goods') },
    forRegular: { meets: [], when: (a) => has(a.withdrawal, 'goods-subscription') },
    regular: { meets: [], when: (a) => has(a.withdrawal, 'goods-subscription') },
    forOther: { meets: [], when: (a) => has(a.withdrawal, 'digital', 'services', 'utilities') },
    other: { meets: [], when: (a) => has(a.withdrawal, 'digital', 'services', 'utilities') },
    british: { meets: ['uk-ccr-sch2'], when: (a) => has(a.laws, 'uk_consumer') },
    waiver: { meets: [], when: (a) => a.withdrawal_waiver === 'yes' },
    exceptions: { meets: [], when: (a) => has(a.withdrawal, 'goods', 'goods-subscription') },
    served: { meets: [], when: (a) => has(a.withdrawal, 'services') },
  },
  text: {
    de: (c) => prose`
      ## Widerrufsrecht der Verbraucher

      ${c.part.union`Verbraucher in der Europäischen Union haben das folgende Recht.

      ${c.part.forGoods`**Bei Waren:**`}

      ${c.part.goods`${withdrawalInstructions(c, 'goods')}`}

      ${c.part.forRegular`**Bei Waren, die wir regelmäßig liefern:**`}

      ${c.part.regular`${withdrawalInstructions(c, 'regular')}`}

      ${c.part.forOther`**Bei digitalen Inhalten und Dienstleistungen:**`}

      ${c.part.other`${withdrawalInstructions(c, 'other')}`}`}

      ${c.part.british`Verbraucher im Vereinigten Königreich können einen Fernabsatzvertrag innerhalb von 14 Tagen ohne Angabe von Gründen beenden: bei Waren gerechnet ab dem Tag nach ihrem Erhalt, sonst ab dem Tag nach Vertragsschluss. Es genügt eine klare Erklärung an uns (${traderContact(c)}). Wir erstatten alle Zahlungen einschließlich der Standardlieferung innerhalb von 14 Tagen, bei Waren gerechnet ab deren Rücksendung; die unmittelbaren Kosten der Rücksendung tragen sie.`}

      ${c.part.waiver`Digitale Inhalte, die nicht auf einem körperlichen Datenträger geliefert werden, stellen wir sofort bereit, wenn Sie dem vor dem Ende der Frist ausdrücklich zustimmen und bestätigen, dass Ihr Widerrufsrecht damit erlischt; wir bestätigen Ihnen dies auf einem dauerhaften Datenträger.`}

      ${c.part.exceptions`Das Recht besteht in den gesetzlichen Ausnahmefällen nicht, etwa bei Waren nach Ihren Vorgaben, schnell verderblichen Waren sowie aus Gründen der Hygiene versiegelten und geöffneten Waren.`} ${c.part.served`Bei Dienstleistungen erlischt das Widerrufsrecht, wenn wir sie auf Ihren ausdrücklichen Wunsch vollständig erbracht haben und Sie diesen Verlust bestätigt hatten; bei Freizeitangeboten für einen bestimmten Termin besteht es nicht.`}`,
    en: (c) => prose`
      ## Consumers’ right of withdrawal

      ${c.part.union`Consumers in the European Union have the following right.

      ${c.part.forGoods`**For goods:**`}

      ${c.part.goods`${withdrawalInstructions(c, 'goods')}`}

      ${c.part.forRegular`**For goods that we deliver regularly:**`}

      ${c.part.regular`${withdrawalInstructions(c, 'regular')}`}

      ${c.part.forOther`**For digital content and services:**`}

      ${c.part.other`${withdrawalInstructions(c, 'other')}`}`}

      ${c.part.british`Consumers in the United Kingdom can cancel a distance contract within 14 days without giving a reason: for goods counted from the day after they receive them, otherwise from the day after the contract is concluded. A clear statement to us (${traderContact(c)}) is enough. We refund all payments including standard delivery within 14 days, for goods counted from their return; they bear the direct cost of sending them back.`}

      ${c.part.waiver`We supply digital content that is not on a tangible medium at once if you expressly agree to this before the period ends and acknowledge that your right of withdrawal is then lost; we confirm this to you on a durable medium.`}

      ${c.part.exceptions`The right does not exist in the cases excepted by law, such as goods made to your specifications, goods that spoil quickly, and goods sealed for hygiene and opened.`} ${c.part.served`For services the right of withdrawal ends once we have provided them in full at your express request and you had acknowledged this loss; it does not exist for leisure services for a specific date.`}`,
    es: (c) => prose`
      ## Derecho de desistimiento de los consumidores

      ${c.part.union`Los consumidores de la Unión Europea tienen el siguiente derecho.

      ${c.part.forGoods`**En caso de bienes:**`}

      ${c.part.goods`${withdrawalInstructions(c, 'goods')}`}

      ${c.part.forRegular`**En caso de entrega periódica de bienes:**`}

      ${c.part.regular`${withdrawalInstructions(c, 'regular')}`}

      ${c.part.forOther`**En caso de contenido digital y servicios:**`}

      ${c.part.other`${withdrawalInstructions(c, 'other')}`}`}

      ${c.part.british`Los consumidores del Reino Unido pueden dejar sin efecto un contrato a distancia en 14 días sin indicar el motivo: en los bienes, desde el día siguiente a su recepción; en lo demás, desde el día siguiente a la celebración. Basta una declaración clara dirigida a nosotros (${traderContact(c)}). Devolvemos todos los pagos, incluida la entrega ordinaria, en 14 días, contados en los bienes desde su devolución; ellos asumen los costes directos de devolución.`}

      ${c.part.waiver`El contenido digital que no se preste en soporte material lo suministramos enseguida si usted lo consiente expresamente antes de que acabe el plazo y reconoce que pierde así su derecho de desistimiento; se lo confirmamos en un soporte duradero.`}

      ${c.part.exceptions`El derecho no existe en los casos exceptuados por la ley, como los bienes hechos según sus especificaciones, los que se deterioran con rapidez y los precintados por higiene y desprecintados.`} ${c.part.served`En los servicios, el derecho de desistimiento se extingue cuando los hemos prestado por completo a petición expresa de usted y usted reconoció esa pérdida; no existe en los servicios de ocio con fecha determinada.`}`,
    fr: (c) => prose`
      ## Droit de rétractation des consommateurs

      ${c.part.union`Les consommateurs dans l’Union européenne disposent du droit suivant.

      ${c.part.forGoods`**Pour les biens :**`}

      ${c.part.goods`${withdrawalInstructions(c, 'goods')}`}

      ${c.part.forRegular`**Pour les biens livrés régulièrement :**`}

      ${c.part.regular`${withdrawalInstructions(c, 'regular')}`}

      ${c.part.forOther`**Pour les contenus numériques et les services :**`}

      ${c.part.other`${withdrawalInstructions(c, 'other')}`}`}

      ${c.part.british`Les consommateurs au Royaume-Uni peuvent mettre fin à un contrat à distance dans les 14 jours sans motif : pour les biens, à compter du lendemain de leur réception ; sinon, à compter du lendemain de la conclusion. Une déclaration claire à notre adresse (${traderContact(c)}) suffit. Nous remboursons tous les paiements, livraison standard comprise, dans les 14 jours, comptés pour les biens à partir de leur renvoi ; ils supportent les coûts directs de renvoi.`}

      ${c.part.waiver`Nous fournissons aussitôt le contenu numérique sans support matériel si vous y consentez expressément avant la fin du délai et reconnaissez perdre ainsi votre droit de rétractation ; nous vous le confirmons sur un support durable.`}

      ${c.part.exceptions`Ce droit n’existe pas dans les cas exceptés par la loi, par exemple pour les biens confectionnés selon vos spécifications, les biens périssables et les biens scellés pour des raisons d’hygiène puis ouverts.`} ${c.part.served`Pour les services, le droit de rétractation s’éteint lorsque nous les avons entièrement exécutés à votre demande expresse et que vous aviez reconnu cette perte ; il n’existe pas pour les loisirs fournis à une date déterminée.`}`,
    it: (c) => prose`
      ## Diritto di recesso dei consumatori

      ${c.part.union`I consumatori nell’Unione europea hanno il seguente diritto.

      ${c.part.forGoods`**Per i beni:**`}

      ${c.part.goods`${withdrawalInstructions(c, 'goods')}`}

      ${c.part.forRegular`**Per i beni consegnati periodicamente:**`}

      ${c.part.regular`${withdrawalInstructions(c, 'regular')}`}

      ${c.part.forOther`**Per contenuti digitali e servizi:**`}

      ${c.part.other`${withdrawalInstructions(c, 'other')}`}`}

      ${c.part.british`I consumatori nel Regno Unito possono sciogliere un contratto a distanza entro 14 giorni senza indicarne il motivo: per i beni dal giorno dopo il ricevimento, altrimenti dal giorno dopo la conclusione. Basta una dichiarazione chiara a noi (${traderContact(c)}). Rimborsiamo tutti i pagamenti, compresa la consegna ordinaria, entro 14 giorni, calcolati per i beni dalla restituzione; il costo diretto della restituzione è a loro carico.`}

      ${c.part.waiver`I contenuti digitali senza supporto materiale sono forniti subito se Lei vi acconsente espressamente prima della fine del periodo e riconosce di perdere così il diritto di recesso; Glielo confermiamo su un supporto durevole.`}

      ${c.part.exceptions`Il diritto non esiste nei casi esclusi dalla legge, per esempio per beni su misura, beni che si deteriorano rapidamente e beni sigillati per igiene e aperti.`} ${c.part.served`Per i servizi il diritto di recesso si estingue quando li abbiamo eseguiti per intero su Sua richiesta espressa e Lei aveva riconosciuto tale perdita; non esiste per i servizi per il tempo libero a data determinata.`}`,
    nl: (c) => prose`
      ## Herroepingsrecht van consumenten

      ${c.part.union`Consumenten in de Europese Unie hebben het volgende recht.

      ${c.part.forGoods`**Bij goederen:**`}

      ${c.part.goods`${withdrawalInstructions(c, 'goods')}`}

      ${c.part.forRegular`**Bij goederen die wij regelmatig leveren:**`}

      ${c.part.regular`${withdrawalInstructions(c, 'regular')}`}

      ${c.part.forOther`**Bij digitale inhoud en diensten:**`}

      ${c.part.other`${withdrawalInstructions(c, 'other')}`}`}

      ${c.part.british`Consumenten in het Verenigd Koninkrijk kunnen een overeenkomst op afstand binnen 14 dagen zonder opgave van redenen ongedaan maken: bij goederen gerekend vanaf de dag na ontvangst, anders vanaf de dag na het sluiten. Een duidelijke verklaring aan ons (${traderContact(c)}) is genoeg. Wij betalen alle betalingen met inbegrip van de standaardlevering binnen 14 dagen terug, bij goederen gerekend vanaf de terugzending; de directe kosten van het terugzenden zijn voor hen.`}

      ${c.part.waiver`Digitale inhoud die niet op een materiële drager staat, leveren wij meteen als u daarmee vóór het einde van de termijn uitdrukkelijk instemt en erkent dat uw herroepingsrecht daardoor vervalt; wij bevestigen u dit op een duurzame gegevensdrager.`}

      ${c.part.exceptions`Het recht bestaat niet in de gevallen die de wet uitzondert, zoals maatwerk, snel bedervende goederen en om hygiënische redenen verzegelde en geopende goederen.`} ${c.part.served`Bij diensten vervalt het herroepingsrecht zodra wij ze op uw uitdrukkelijk verzoek volledig hebben verricht en u dat verlies had erkend; voor vrijetijdsdiensten op een bepaalde datum bestaat het niet.`}`,
  },
});
