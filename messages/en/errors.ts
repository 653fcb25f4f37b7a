/** The not-found page and the page for unexpected errors. */
export const errors = {
  "error.unexpected.title": "Unexpected Application Error!",
  "error.unexpected.body": "Something went wrong on our side and we've logged it. Please try again in a moment.",
  "error.unexpected.reference": "If you contact us, please include this reference: {requestId}",
  "error.notFound.title": "Page not found",
  "error.notFound.body": "Check the address for typos. The page may also have moved or been removed.",
  "error.home": "Go to the home page",
  "error.contact": "Contact Us",
  "error.retry": "Try Again",
} as const;
