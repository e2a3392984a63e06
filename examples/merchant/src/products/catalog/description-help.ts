/** Help text of the field of a description. Its tags are shown as they are saved, so that no formatting is lost. */
export const descriptionHelp = 'HTML: tags such as <p>, <strong> and <ul> format the text.';
