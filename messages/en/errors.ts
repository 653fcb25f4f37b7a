/** The not-found page and the page for unexpected errors. */
export const errors = {
  "error.unexpected.title": "Unexpected Application Error!",
  "error.unexpected.body": "Something broke on our side, and it has been noted. Try again in a moment.",
  "error.unexpected.reference": "If you write to us, give this number: {requestId}",
  "error.notFound.title": "This page is not here",
  "error.notFound.body": "The address may be mistyped, or the page has moved.",
  "error.home": "Go to the start page",
  "error.contact": "Contact Us",
  "error.retry": "Try again",
} as const;
