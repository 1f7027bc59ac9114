/** The action name that the account forms send to a CAPTCHA service; the server rejects tokens that were issued for another action. */
export const humanCheckAction = 'account';
