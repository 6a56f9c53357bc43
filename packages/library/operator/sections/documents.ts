import type { Section } from './section.ts';

/** What is sold and what is free (decision 006), what becomes of a document, and whose it is (product.md 5 and 10). */
export const documentsSection: Section = {
  de: {
    heading: 'Ihre Dokumente',
    text: `Unser Dienst erstellt Dokumente aus Ihren Antworten. Was das Recht Ihres eigenen Landes in einem solchen Dokument verlangt, ist in einer Sprache kostenlos. Weitere Rechtsordnungen, weitere Sprachen, ausführliche Listen, zusätzliche Abschnitte und das Bearbeiten der Texte kosten einen einmaligen Preis; jeder Posten steht vor der Bestellung mit seinem Preis da.

Nach der Zahlung erhalten Sie das Dokument sofort, als Dateien und als gehostete Seite mit fester Adresse. Es bleibt dort, bis Sie es löschen oder unser Vertrag endet. Ein Dokument, das nicht fertiggestellt wurde und zu keinem Konto gehört, löschen wir nach 90 Tagen.

Die erstellten Dokumente gehören Ihnen. Sie dürfen sie verwenden, ändern und weitergeben. Ein Dokument ist so richtig wie Ihre Antworten: Prüfen Sie es vor der Veröffentlichung und halten Sie die Antworten aktuell. Für Texte, die Sie selbst schreiben, sind Sie verantwortlich.`,
  },
  en: {
    heading: 'Your documents',
    text: `Our service makes documents from your answers. What the law of your own country demands of such a document is free of charge in one language. Further laws, further languages, detailed lists, additional sections and editing the text cost one payment; each item stands there with its price before you order.

After the payment you receive the document at once, as files and as a hosted page with a permanent address. It stays there until you delete it or our contract ends. We delete a document that was not finished and belongs to no account after 90 days.

The documents made belong to you. You may use them, change them and pass them on. A document is as correct as your answers: check it before you publish it, and keep the answers up to date. You are responsible for text that you write yourself.`,
  },
  es: {
    heading: 'Sus documentos',
    text: `Nuestro servicio elabora documentos a partir de sus respuestas. Lo que la ley de su propio país exige en un documento de este tipo es gratuito en un idioma. Otras leyes, otros idiomas, listas detalladas, apartados adicionales y la edición del texto tienen un precio único; cada partida figura con su precio antes del pedido.

Tras el pago recibe el documento de inmediato, en archivos y como página alojada con dirección permanente. Permanece allí hasta que usted lo elimine o termine nuestro contrato. Eliminamos a los 90 días los documentos sin terminar que no pertenecen a ninguna cuenta.

Los documentos elaborados son suyos. Puede utilizarlos, modificarlos y cederlos. Un documento es tan correcto como sus respuestas: revíselo antes de publicarlo y mantenga las respuestas al día. Usted responde de los textos que escriba por su cuenta.`,
  },
  fr: {
    heading: 'Vos documents',
    text: `Notre service établit des documents à partir de vos réponses. Ce que la loi de votre propre pays exige dans un tel document est gratuit, dans une langue. D’autres lois, d’autres langues, des listes détaillées, des sections supplémentaires et la modification du texte font l’objet d’un paiement unique ; chaque élément est indiqué avec son prix avant la commande.

Après le paiement, vous recevez le document aussitôt, sous forme de fichiers et de page hébergée à une adresse permanente. Il y reste jusqu’à ce que vous le supprimiez ou que notre contrat prenne fin. Nous supprimons au bout de 90 jours un document inachevé qui n’appartient à aucun compte.

Les documents établis vous appartiennent. Vous pouvez les utiliser, les modifier et les transmettre. Un document n’est exact que si vos réponses le sont : vérifiez-le avant de le publier et tenez les réponses à jour. Vous êtes responsable des textes que vous rédigez vous-même.`,
  },
  it: {
    heading: 'I Suoi documenti',
    text: `Il nostro servizio crea documenti dalle Sue risposte. Ciò che la legge del Suo Paese richiede in un documento di questo tipo è gratuito in una lingua. Altre leggi, altre lingue, elenchi dettagliati, sezioni aggiuntive e la modifica del testo hanno un prezzo unico; ogni voce è indicata con il suo prezzo prima dell’ordine.

Dopo il pagamento riceve subito il documento, come file e come pagina ospitata con un indirizzo permanente. Vi rimane finché non lo elimina o finché non termina il nostro contratto. Eliminiamo dopo 90 giorni un documento non completato che non appartiene ad alcun account.

I documenti creati Le appartengono. Può usarli, modificarli e trasmetterli ad altri. Un documento è corretto quanto le Sue risposte: lo controlli prima di pubblicarlo e tenga aggiornate le risposte. Dei testi che scrive da sé risponde Lei.`,
  },
  nl: {
    heading: 'Uw documenten',
    text: `Onze dienst maakt documenten van uw antwoorden. Wat het recht van uw eigen land in zo’n document eist, is in één taal gratis. Voor andere wetten, andere talen, uitgebreide lijsten, extra onderdelen en het bewerken van de tekst betaalt u eenmalig; elke post staat er vóór de bestelling met zijn prijs.

Na de betaling krijgt u het document meteen, als bestanden en als gehoste pagina met een vast adres. Het blijft daar tot u het verwijdert of onze overeenkomst eindigt. Een document dat niet is afgemaakt en bij geen account hoort, verwijderen wij na 90 dagen.

De gemaakte documenten zijn van u. U mag ze gebruiken, wijzigen en doorgeven. Een document is zo juist als uw antwoorden: controleer het voordat u het publiceert en houd de antwoorden actueel. Voor teksten die u zelf schrijft, bent u verantwoordelijk.`,
  },
};
