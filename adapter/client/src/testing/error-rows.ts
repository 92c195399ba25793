// Generated from the table of calls by 'npm run generate'. Do not edit.

/** How each kind of error leaves the adapter: tRPC's code, its number, the HTTP status and the usual message. */
export const errorRows = {
  SESSION_EXPIRED: {
    code: 'UNAUTHORIZED',
    number: -32001,
    httpStatus: 401,
    message: 'Your session has ended. Please log in again.',
  },
  REJECTED: {
    code: 'UNPROCESSABLE_CONTENT',
    number: -32022,
    httpStatus: 422,
    message: 'The request was declined. Please check what you entered and try again.',
  },
  RATE_LIMITED: {
    code: 'TOO_MANY_REQUESTS',
    number: -32029,
    httpStatus: 429,
    message: 'That was too many tries in a short time. Please wait a little and try again.',
  },
  UNREACHABLE: {
    code: 'SERVICE_UNAVAILABLE',
    number: -32603,
    httpStatus: 503,
    message: 'We could not reach our service. Nothing was sent. Please try again in a moment.',
  },
  TIMEOUT: {
    code: 'GATEWAY_TIMEOUT',
    number: -32603,
    httpStatus: 504,
    message: 'Our service took too long to answer. Please try again in a moment.',
  },
  UPSTREAM_ERROR: {
    code: 'BAD_GATEWAY',
    number: -32603,
    httpStatus: 502,
    message: 'Our service had a problem. Please try again in a moment.',
  },
  BAD_RESPONSE: {
    code: 'BAD_GATEWAY',
    number: -32603,
    httpStatus: 502,
    message: 'Our service gave an answer we could not read. Please try again later.',
  },
  MISCONFIGURED: {
    code: 'BAD_GATEWAY',
    number: -32603,
    httpStatus: 502,
    message: 'This service is not set up correctly. Please contact support; you are still logged in.',
  },
  CIRCUIT_OPEN: {
    code: 'SERVICE_UNAVAILABLE',
    number: -32603,
    httpStatus: 503,
    message: 'Our service is having problems right now. Nothing was sent. Please try again in a few seconds.',
  },
  OVERLOADED: {
    code: 'SERVICE_UNAVAILABLE',
    number: -32603,
    httpStatus: 503,
    message: 'Our service is very busy right now. Nothing was sent. Please try again in a few seconds.',
  },
  INVALID_INPUT: {
    code: 'BAD_REQUEST',
    number: -32600,
    httpStatus: 400,
    message: 'Something in the request is not valid. Please check it and try again.',
  },
  FORBIDDEN: {
    code: 'FORBIDDEN',
    number: -32003,
    httpStatus: 403,
    message: 'This is switched off here. Ask whoever runs this service if you need it.',
  },
  CANCELLED: {
    code: 'CLIENT_CLOSED_REQUEST',
    number: -32099,
    httpStatus: 499,
    message: 'The request was cancelled.',
  },
} as const;
