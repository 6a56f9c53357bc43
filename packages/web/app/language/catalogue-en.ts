import messages from '@clausewright/messages/en.json';
import ui from '@clausewright/messages/ui.en.json';
import wizard from '@clausewright/messages/wizard.en.json';

export const catalogue = { ...messages, ui, wizard };
