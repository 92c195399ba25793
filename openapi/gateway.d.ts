// Generated from the table of calls by 'npm run generate'. Do not edit.
export interface paths {
    "/authentication/initiate-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link with a one-time code, to set a new password with.
         * @description Succeeds when responseCode is '00'. Specification: s.2.2, s.3, s.7.
         */
        post: operations["authentication.initiatePasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/complete-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with the code of the mail.
         * @description Succeeds when responseCode is '00'. Specification: s.2.2, s.3, s.7.
         */
        post: operations["authentication.completePasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the password of the person who is logged in.
         * @description Succeeds when responseCode is '00'. Specification: s.2.3, s.3, s.7.
         */
        post: operations["authentication.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/initiate-enrollment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a person up and mails a link with a one-time code.
         * @description Succeeds when responseCode is '00'. Specification: s.2.2, s.3, s.7.
         */
        post: operations["authentication.initiateEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/complete-enrollment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the e-mail address with the code of the mail.
         * @description Succeeds when responseCode is '00'. Specification: s.2.2, s.3, s.7.
         */
        post: operations["authentication.completeEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a person in. The answer carries the session token.
         * @description Succeeds when responseCode is '00'. Specification: s.2.2, s.3, s.7.
         */
        post: operations["authentication.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/user-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the profile and the ages of the person who is logged in.
         * @description Succeeds when responseCode is '00'. Specification: s.2.3, s.3, s.7.
         */
        get: operations["authentication.userDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the link of the sign-up again.
         * @description Succeeds when responseCode is '00'. Specification: s.2.2, s.3, s.7.
         */
        post: operations["authentication.resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wait-list/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts an e-mail address on the wait-list.
         * @description Succeeds with HTTP 2xx and responseCode '00' or none. Specification: s.2.1, s.7.
         */
        post: operations["waitList.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wait-list/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the wait-list.
         * @description Succeeds with HTTP 2xx and responseCode '00' or none. Specification: s.2.1, s.3, s.7.
         */
        get: operations["waitList.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wait-list/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes an entry off the wait-list.
         * @description Succeeds with HTTP 2xx and responseCode '00' or none. Specification: s.2.1, s.7.
         */
        post: operations["waitList.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the profile.
         * @description Succeeds when responseCode is '00'. Specification: s.2.3, s.3, s.7.
         */
        post: operations["user.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hra/get-questionnaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the questions of the assessment, with their options, limits and units.
         * @description Succeeds when status is 'OK'. Specification: s.2.4, s.3, s.7.
         */
        post: operations["hra.getQuestionnaire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hra/appraise-risks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits the answers. The answer names the new report.
         * @description Succeeds when status is 'OK'. Specification: s.4, s.7.
         */
        post: operations["hra.appraiseRisks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hra/get-report-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the ages of a report: target, real and risk age, and what the gateway tells besides.
         * @description Succeeds when status is 'OK'. Specification: s.2.3, s.3, s.7.
         */
        post: operations["hra.getReportData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hra/get-saved-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads answers that were saved but not yet submitted.
         * @description Succeeds when appraiseRisksUserId is returned. Specification: s.3, s.4, s.7.
         */
        post: operations["hra.getSavedAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hra/save-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the answers so far. The answer names the record, to save to it again.
         * @description Succeeds when uniqueString is returned. Specification: s.4, s.7.
         */
        post: operations["hra.saveAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hra/get-report-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a report as a PDF.
         * @description Succeeds when the answer is a string that decodes to a PDF. Specification: s.3, s.4, s.7.
         */
        post: operations["hra.getReportPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/risks-appraised-audit/read-by-risks-appraised-audit-user-id/{risksAppraisedAuditUserId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the reports and saved assessments of a person.
         * @description Succeeds when responseCode is '00'. Specification: s.2.3, s.3, s.7.
         */
        get: operations["risksAppraisedAudit.readByRisksAppraisedAuditUserId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/read-by-company-id/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads the name of a company.
         * @description Succeeds when responseCode is '00'. Specification: s.3, s.7.
         */
        get: operations["company.readByCompanyId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/read-content-library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the articles of the library, page by page.
         * @description Succeeds when responseCode is '00'. Specification: s.2.1, s.2.3, s.7, s.9.
         */
        post: operations["content.readContentLibrary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/read-by-content-id/{contentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads one article.
         * @description Succeeds when responseCode is '00'. Specification: s.2.3, s.3, s.7.
         */
        get: operations["content.readByContentId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A refusal: a code other than '00', or a status other than 'OK'. Code 22, as text or number, means that the session has expired. */
        Refusal: {
            responseCode?: string | number | undefined;
            responseMessage?: string | null | undefined;
            status?: string | undefined;
            token?: string | undefined;
        };
        /** @description What an API gateway answers when the call never reached its handler; or a refusal, whose body counts whatever the status is. */
        Failure: {
            responseCode?: string | number | undefined;
            responseMessage?: string | null | undefined;
            status?: string | undefined;
            token?: string | undefined;
            message?: string | undefined;
        };
    };
    responses: {
        /** @description Refused, session expired, unknown route or unknown stage: the body tells. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The gateway failed. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "authentication.initiatePasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "authentication.completePasswordReset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userPassword: string;
                    otp: string;
                    userEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "authentication.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oldPassword: string;
                    userPassword: string;
                    userConfirmPassword: string;
                    username: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "authentication.initiateEnrollment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userFirstName: string;
                    userLastName: string;
                    /** @enum {string} */
                    userGender: "Male" | "Female";
                    userEmail: string;
                    userPassword: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "authentication.completeEnrollment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    otp: string;
                    userEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "authentication.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userEmail: string;
                    userPassword: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                        token: string;
                        userEmail: string;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "authentication.userDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                        userEmail: string;
                        userFirstName?: string | null | undefined;
                        userLastName?: string | null | undefined;
                        userCompanyId?: string | number | null | undefined;
                        userId?: string | number | null | undefined;
                        userAge?: number | null | undefined;
                        userRiskAge?: number | null | undefined;
                        recommendedSteps?: number | null | undefined;
                        recommendedCalories?: number | null | undefined;
                        recommendedSleep?: number | null | undefined;
                        userGender?: string | number | null | undefined;
                        userOfficeAddress?: string | number | null | undefined;
                        userBloodGlucose?: string | number | null | undefined;
                        userCountry?: string | number | null | undefined;
                        userExtensions?: string[] | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "authentication.resendOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "waitList.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    waitListEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        responseCode?: "00" | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "waitList.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        responseCode?: "00" | undefined;
                        data: {
                            waitListId: string | number;
                            waitListEmail: string;
                            waitListCreatedAt?: string | null | undefined;
                        }[];
                        waitListTotal?: number | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "waitList.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    waitListId: string | number;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        /** @constant */
                        responseCode?: "00" | undefined;
                    } | null) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "user.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userEmail: string;
                    userCompanyId?: string | number | null | undefined;
                    userFirstName?: string | null | undefined;
                    userLastName?: string | null | undefined;
                    userId?: string | number | null | undefined;
                    userOfficeAddress?: string | null | undefined;
                    userAge?: number | null | undefined;
                    userBloodGlucose?: number | null | undefined;
                    userCountry?: string | null | undefined;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "hra.getQuestionnaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        meta: {
                            modules: {
                                label: string;
                                prompt?: string | null | undefined;
                                questions: {
                                    id: string;
                                    label?: string | null | undefined;
                                    prompt?: string | null | undefined;
                                    input: {
                                        id?: string | null | undefined;
                                        label?: string | null | undefined;
                                        values?: {
                                            id: string | number;
                                            label: string;
                                        }[] | null | undefined;
                                        min?: number | null | undefined;
                                        max?: number | null | undefined;
                                        units?: string | null | undefined;
                                    }[];
                                }[];
                            }[];
                            responses: {
                                appraiseRisksClientId?: string | null | undefined;
                                appraiseRisksUserId?: string | null | undefined;
                                hraAppDefaultHraId?: string | null | undefined;
                                hraAppExternalId?: string | null | undefined;
                            };
                            config: {
                                saveKey?: string | null | undefined;
                            };
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "hra.appraiseRisks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    unique_string?: string | undefined;
                    "appraise_risks.client_id"?: string | undefined;
                    "appraise_risks.user_id"?: string | undefined;
                    "hra.app.cholunits"?: string | undefined;
                    "hra.app.hra_id"?: string | undefined;
                    "hra.app.units"?: string | undefined;
                    "hra.app.default_hra_id"?: string | undefined;
                    "hra.app.external_id"?: string | undefined;
                    save_key?: string | undefined;
                } & {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        meta: {
                            reportId: string | number;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "hra.getReportData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    getReportDataClientId: string;
                    getReportDataReportId: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        /** @constant */
                        status: "OK";
                        data: {
                            targetAge: number | null;
                            riskAge: number | null;
                            ascvd?: {
                                data?: {
                                    age?: number | null | undefined;
                                } | null | undefined;
                            } | null | undefined;
                            report?: {
                                model?: {
                                    id: string;
                                    version: string;
                                    hash?: string | null | undefined;
                                } | null | undefined;
                                riskAgeBound?: ("above" | "below") | null | undefined;
                                targetAgeBound?: ("above" | "below") | null | undefined;
                                yearsOlder?: number | null | undefined;
                                range?: {
                                    low: {
                                        years: number;
                                        bound?: ("above" | "below") | null | undefined;
                                    };
                                    high: {
                                        years: number;
                                        bound?: ("above" | "below") | null | undefined;
                                    };
                                    dependsOn: string;
                                } | null | undefined;
                                treatedTarget?: {
                                    years: number;
                                    bound?: ("above" | "below") | null | undefined;
                                } | null | undefined;
                                treatmentHelps?: boolean | null | undefined;
                                tenYears?: {
                                    now: number;
                                    after: number;
                                    healthyPeer: number;
                                    band?: string | null | undefined;
                                    action?: string | null | undefined;
                                } | null | undefined;
                                contributions?: ({
                                    factor: string;
                                    label: string;
                                    value?: string | null | undefined;
                                    years: number;
                                    gain?: number | null | undefined;
                                    note?: string | null | undefined;
                                    questions?: string[] | null | undefined;
                                } | null)[] | null | undefined;
                                reasons?: ({
                                    id?: string | null | undefined;
                                    text: string;
                                    nextStep?: string | null | undefined;
                                    questions?: string[] | null | undefined;
                                } | null)[] | null | undefined;
                                assumptions?: ({
                                    id?: string | null | undefined;
                                    text: string;
                                    questions?: string[] | null | undefined;
                                } | null)[] | null | undefined;
                                findings?: ({
                                    id?: string | null | undefined;
                                    label: string;
                                    value?: string | null | undefined;
                                    band?: string | null | undefined;
                                    tone?: ("good" | "note" | "attention" | "urgent") | null | undefined;
                                    urgency?: ("now" | "today" | "talk" | "within-a-week" | "within-4-weeks") | null | undefined;
                                    title?: string | null | undefined;
                                    text?: string | null | undefined;
                                    questions?: string[] | null | undefined;
                                    source?: string | null | undefined;
                                    article?: string | null | undefined;
                                    mustPrint?: boolean | null | undefined;
                                } | null)[] | null | undefined;
                                advice?: ({
                                    id?: string | null | undefined;
                                    title?: string | null | undefined;
                                    text: string;
                                    years?: number | null | undefined;
                                    questions?: string[] | null | undefined;
                                    source?: string | null | undefined;
                                    article?: string | null | undefined;
                                    mustPrint?: boolean | null | undefined;
                                } | null)[] | null | undefined;
                                instruments?: ({
                                    id?: string | null | undefined;
                                    label: string;
                                    score: number;
                                    max: number;
                                    questions?: string[] | null | undefined;
                                    source?: string | null | undefined;
                                } | null)[] | null | undefined;
                                facts?: ({
                                    id?: string | null | undefined;
                                    label: string;
                                    value: string;
                                } | null)[] | null | undefined;
                                whatIf?: {
                                    smoking?: boolean | null | undefined;
                                    weight?: {
                                        now: number;
                                        min: number;
                                        max: number;
                                        unit: string;
                                    } | null | undefined;
                                    systolic?: {
                                        now: number;
                                        min: number;
                                        max: number;
                                        unit: string;
                                    } | null | undefined;
                                } | null | undefined;
                                sinceLast?: {
                                    at: string;
                                    riskAge: {
                                        years: number;
                                        bound?: ("above" | "below") | null | undefined;
                                    };
                                    moved?: ({
                                        factor?: string | null | undefined;
                                        label: string;
                                        years: number;
                                    } | null)[] | null | undefined;
                                } | null | undefined;
                                pregnancy?: string | null | undefined;
                                underweight?: boolean | null | undefined;
                            } | null | undefined;
                        } | null;
                    } | {
                        /** @constant */
                        status: "OK";
                        targetAge: number | null;
                        riskAge: number | null;
                        ascvd?: {
                            data?: {
                                age?: number | null | undefined;
                            } | null | undefined;
                        } | null | undefined;
                        report?: {
                            model?: {
                                id: string;
                                version: string;
                                hash?: string | null | undefined;
                            } | null | undefined;
                            riskAgeBound?: ("above" | "below") | null | undefined;
                            targetAgeBound?: ("above" | "below") | null | undefined;
                            yearsOlder?: number | null | undefined;
                            range?: {
                                low: {
                                    years: number;
                                    bound?: ("above" | "below") | null | undefined;
                                };
                                high: {
                                    years: number;
                                    bound?: ("above" | "below") | null | undefined;
                                };
                                dependsOn: string;
                            } | null | undefined;
                            treatedTarget?: {
                                years: number;
                                bound?: ("above" | "below") | null | undefined;
                            } | null | undefined;
                            treatmentHelps?: boolean | null | undefined;
                            tenYears?: {
                                now: number;
                                after: number;
                                healthyPeer: number;
                                band?: string | null | undefined;
                                action?: string | null | undefined;
                            } | null | undefined;
                            contributions?: ({
                                factor: string;
                                label: string;
                                value?: string | null | undefined;
                                years: number;
                                gain?: number | null | undefined;
                                note?: string | null | undefined;
                                questions?: string[] | null | undefined;
                            } | null)[] | null | undefined;
                            reasons?: ({
                                id?: string | null | undefined;
                                text: string;
                                nextStep?: string | null | undefined;
                                questions?: string[] | null | undefined;
                            } | null)[] | null | undefined;
                            assumptions?: ({
                                id?: string | null | undefined;
                                text: string;
                                questions?: string[] | null | undefined;
                            } | null)[] | null | undefined;
                            findings?: ({
                                id?: string | null | undefined;
                                label: string;
                                value?: string | null | undefined;
                                band?: string | null | undefined;
                                tone?: ("good" | "note" | "attention" | "urgent") | null | undefined;
                                urgency?: ("now" | "today" | "talk" | "within-a-week" | "within-4-weeks") | null | undefined;
                                title?: string | null | undefined;
                                text?: string | null | undefined;
                                questions?: string[] | null | undefined;
                                source?: string | null | undefined;
                                article?: string | null | undefined;
                                mustPrint?: boolean | null | undefined;
                            } | null)[] | null | undefined;
                            advice?: ({
                                id?: string | null | undefined;
                                title?: string | null | undefined;
                                text: string;
                                years?: number | null | undefined;
                                questions?: string[] | null | undefined;
                                source?: string | null | undefined;
                                article?: string | null | undefined;
                                mustPrint?: boolean | null | undefined;
                            } | null)[] | null | undefined;
                            instruments?: ({
                                id?: string | null | undefined;
                                label: string;
                                score: number;
                                max: number;
                                questions?: string[] | null | undefined;
                                source?: string | null | undefined;
                            } | null)[] | null | undefined;
                            facts?: ({
                                id?: string | null | undefined;
                                label: string;
                                value: string;
                            } | null)[] | null | undefined;
                            whatIf?: {
                                smoking?: boolean | null | undefined;
                                weight?: {
                                    now: number;
                                    min: number;
                                    max: number;
                                    unit: string;
                                } | null | undefined;
                                systolic?: {
                                    now: number;
                                    min: number;
                                    max: number;
                                    unit: string;
                                } | null | undefined;
                            } | null | undefined;
                            sinceLast?: {
                                at: string;
                                riskAge: {
                                    years: number;
                                    bound?: ("above" | "below") | null | undefined;
                                };
                                moved?: ({
                                    factor?: string | null | undefined;
                                    label: string;
                                    years: number;
                                } | null)[] | null | undefined;
                            } | null | undefined;
                            pregnancy?: string | null | undefined;
                            underweight?: boolean | null | undefined;
                        } | null | undefined;
                        data?: null | undefined;
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "hra.getSavedAnswers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    uniqueString: string;
                    userId: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        appraiseRisksUserId: string;
                        uniqueString?: string | null | undefined;
                    } & {
                        [key: string]: unknown | (string | number | null);
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "hra.saveAnswers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    unique_string?: string | undefined;
                    "appraise_risks.client_id"?: string | undefined;
                    "appraise_risks.user_id"?: string | undefined;
                    "hra.app.cholunits"?: string | undefined;
                    "hra.app.hra_id"?: string | undefined;
                    "hra.app.units"?: string | undefined;
                    "hra.app.default_hra_id"?: string | undefined;
                    "hra.app.external_id"?: string | undefined;
                    save_key?: string | undefined;
                } & {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uniqueString: string;
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "hra.getReportPdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    getReportPdfReportId: string;
                    getReportPdfClientId: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string | components["schemas"]["Refusal"];
                    "text/plain": string;
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "risksAppraisedAudit.readByRisksAppraisedAuditUserId": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                risksAppraisedAuditUserId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                        data: {
                            risksAppraisedAuditReportId?: string | number | null | undefined;
                            risksAppraisedAuditCreatedAt?: string | null | undefined;
                            risksAppraisedAuditStatus?: string | null | undefined;
                            risksAppraisedAuditRiskAge?: number | null | undefined;
                            risksAppraisedUniqueString?: string | null | undefined;
                            risksAppraisedAuditRiskAgeBound?: ("above" | "below") | null | undefined;
                            risksAppraisedAuditReason?: string | null | undefined;
                        }[];
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "company.readByCompanyId": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string | number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                        data: {
                            companyName?: string | null | undefined;
                        };
                    } | {
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                        companyInfo: {
                            data: {
                                companyName?: string | null | undefined;
                            };
                        };
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "content.readContentLibrary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    categories: ("Health" | "LifeStyle" | "Fitness" | "Nutrition")[];
                    pageNumber?: number | undefined;
                    pageSize?: number | undefined;
                };
            };
        };
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                        contentLibrary: {
                            data: {
                                contentId: string | number;
                                contentTitle?: string | null | undefined;
                                contentIntroduction?: string | null | undefined;
                                contentDisplayPictureUrl?: string | null | undefined;
                                contentCreatedAt?: string | null | undefined;
                                contentAuthorName?: string | null | undefined;
                                contentBody?: string | null | undefined;
                                contentBodyImage?: string | null | undefined;
                                contentConclusion?: string | null | undefined;
                                categories?: string[] | null | undefined;
                            }[];
                        };
                    } | {
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                        data: {
                            contentId: string | number;
                            contentTitle?: string | null | undefined;
                            contentIntroduction?: string | null | undefined;
                            contentDisplayPictureUrl?: string | null | undefined;
                            contentCreatedAt?: string | null | undefined;
                            contentAuthorName?: string | null | undefined;
                            contentBody?: string | null | undefined;
                            contentBodyImage?: string | null | undefined;
                            contentConclusion?: string | null | undefined;
                            categories?: string[] | null | undefined;
                        }[];
                    }) | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
    "content.readByContentId": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, refused, or session expired: the body tells. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        responseCode: "00";
                        responseMessage?: string | null | undefined;
                        data: {
                            contentId: string | number;
                            contentTitle?: string | null | undefined;
                            contentIntroduction?: string | null | undefined;
                            contentDisplayPictureUrl?: string | null | undefined;
                            contentCreatedAt?: string | null | undefined;
                            contentAuthorName?: string | null | undefined;
                            contentBody?: string | null | undefined;
                            contentBodyImage?: string | null | undefined;
                            contentConclusion?: string | null | undefined;
                            categories?: string[] | null | undefined;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            403: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            429: components["responses"]["Refused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Failed"];
        };
    };
}
