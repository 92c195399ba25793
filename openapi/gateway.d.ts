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
         * Sends an e-mail with a one-time link to set a new password.
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
         * Sets a new password with the code from the e-mail.
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
         * Creates an account and sends an e-mail with a one-time link to confirm the address.
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
         * Confirms the e-mail address with the code from the e-mail.
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
         * Logs a person in. The answer contains the session token.
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
         * Sends the sign-up e-mail again.
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
         * Adds an e-mail address to the wait-list.
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
         * Removes an entry from the wait-list.
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
         * Reads the questions of the assessment with their options, limits and units.
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
         * Submits the answers. The response contains the id of the new report.
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
         * Reads the ages of a report (target, real and risk age) and its further details, if the gateway has them.
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
         * Saves the answers so far. The response contains the id of the assessment, for the next save.
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
        /** @description The answer of a call that reports only its success. */
        Accepted: {
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode: "00";
            /** @description Text from the gateway. It is not needed. */
            responseMessage?: string | null | undefined;
        };
        /** @description A refusal: a code other than '00'. Code 22, as text or number, means that the session has expired. */
        Refusal: {
            /** @description Code of the gateway; 22 when the session has expired. */
            responseCode: string | 22;
            /** @description Text from the gateway. */
            responseMessage?: string | null | undefined;
            /** @description Session token. A refused log-in may contain one, and clients store it (s.3). */
            token?: string | undefined;
        };
        /** @description Either the API gateway answered because the call did not reach its handler, or the handler refused the call. Clients read the body, whatever the HTTP status. */
        Failure: {
            responseCode?: string | number | undefined;
            responseMessage?: string | null | undefined;
            status?: string | undefined;
            message?: string | undefined;
        };
        AuthenticationLoginAccepted: {
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode: "00";
            /** @description Text from the gateway. It is not needed. */
            responseMessage?: string | null | undefined;
            /** @description Session token. Send it in the Authorization header, without a prefix. */
            token: string;
            /** @description E-mail address of the person. */
            userEmail: string;
        };
        AuthenticationUserDetailsAccepted: {
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode: "00";
            /** @description Text from the gateway. It is not needed. */
            responseMessage?: string | null | undefined;
            /** @description E-mail address of the person. */
            userEmail: string;
            /** @description First name. */
            userFirstName?: string | null | undefined;
            /** @description Last name. */
            userLastName?: string | null | undefined;
            /** @description Id of the company, for company.readByCompanyId. */
            userCompanyId?: string | number | null | undefined;
            /** @description Id of the person. */
            userId?: string | number | null | undefined;
            /** @description Age in years. */
            userAge?: number | null | undefined;
            /** @description Risk age of the last report, in years. */
            userRiskAge?: number | null | undefined;
            /** @description Recommended steps per day. */
            recommendedSteps?: number | null | undefined;
            /** @description Recommended calories per day. */
            recommendedCalories?: number | null | undefined;
            /** @description Recommended hours of sleep per night. */
            recommendedSleep?: number | null | undefined;
            /** @description For each daily goal, the id of a note: what the goal is for, or why there is no goal. */
            recommendedNotes?: {
                /** @description Note on the steps. */
                steps?: string | null | undefined;
                /** @description Note on the calories. */
                calories?: string | null | undefined;
                /** @description Note on the sleep. */
                sleep?: string | null | undefined;
            } | null | undefined;
            /** @description Gender from the sign-up. */
            userGender?: string | number | null | undefined;
            /** @description Address of the office. */
            userOfficeAddress?: string | number | null | undefined;
            /** @description Blood glucose, as the person entered it. */
            userBloodGlucose?: string | number | null | undefined;
            /** @description Country. */
            userCountry?: string | number | null | undefined;
            /** @description Names of the calls beyond the specification that this gateway supports for the person. */
            userExtensions?: string[] | null | undefined;
        };
        AcceptedOrNoCode: {
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode?: "00" | undefined;
            /** @description Text from the gateway. It is not needed. */
            responseMessage?: string | null | undefined;
        };
        WaitListReadAccepted: {
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode?: "00" | undefined;
            /** @description Text from the gateway. It is not needed. */
            responseMessage?: string | null | undefined;
            /** @description The entries. */
            data: {
                /** @description Id of the entry, for waitList.delete. */
                waitListId: string | number;
                /** @description E-mail address of the entry. */
                waitListEmail: string;
                /** @description When the entry was made, in ISO 8601: 2026-11-28T09:30:00Z. */
                waitListCreatedAt?: string | null | undefined;
            }[];
            /** @description Number of all entries, if the gateway answers only with the newest ones. */
            waitListTotal?: number | null | undefined;
        };
        WaitListDeleteAccepted: {
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode?: "00" | undefined;
            /** @description Text from the gateway. It is not needed. */
            responseMessage?: string | null | undefined;
        } | null;
        HraGetQuestionnaireAccepted: {
            /**
             * @description 'OK' when the call was accepted.
             * @constant
             */
            status: "OK";
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode?: "00" | undefined;
            /** @description The questionnaire and the values that a save needs. */
            meta: {
                /** @description Sections of the assessment, in order. */
                modules: {
                    /** @description Name of the section. */
                    label: string;
                    /** @description Introduction of the section. */
                    prompt?: string | null | undefined;
                    /** @description Questions of the section, in order. */
                    questions: {
                        /** @description Id of the question. */
                        id: string;
                        /** @description Text of the question. */
                        label?: string | null | undefined;
                        /** @description Explanation of the question. */
                        prompt?: string | null | undefined;
                        /** @description The inputs, for example two for a blood pressure. */
                        input: {
                            /** @description Id of the input; null if the question has only one. */
                            id?: string | null | undefined;
                            /** @description Name of the input. */
                            label?: string | null | undefined;
                            /** @description Options to choose from; without options the answer is a number. */
                            values?: {
                                /** @description Id of the option, which is saved as the answer. */
                                id: string | number;
                                /** @description Text of the option. */
                                label: string;
                            }[] | null | undefined;
                            /** @description Lowest accepted number. */
                            min?: number | null | undefined;
                            /** @description Highest accepted number. */
                            max?: number | null | undefined;
                            /** @description Unit of the number. */
                            units?: string | null | undefined;
                        }[];
                    }[];
                }[];
                /** @description Ids of the assessment, to send back when answers are saved. */
                responses: {
                    /** @description Id of the client, for the calls of the assessment and its reports. */
                    appraiseRisksClientId?: string | null | undefined;
                    /** @description Id of the person who answers. */
                    appraiseRisksUserId?: string | null | undefined;
                    /** @description Id of the set of questions. */
                    hraAppDefaultHraId?: string | null | undefined;
                    /** @description Id of the assessment at the gateway. */
                    hraAppExternalId?: string | null | undefined;
                };
                /** @description Contains one more value to send back when answers are saved. */
                config: {
                    /** @description A key to send back when answers are saved. */
                    saveKey?: string | null | undefined;
                };
            };
        };
        /** @description A refusal of a call that does not report success by a code: the member status has any value other than 'OK'. */
        StatusRefusal: {
            /** @description Any text except 'OK'. */
            status: string;
            /** @description An additional code. */
            responseCode?: string | undefined;
            /** @description Text from the gateway. */
            responseMessage?: string | null | undefined;
        };
        HraAppraiseRisksAccepted: {
            /**
             * @description 'OK' when the call was accepted.
             * @constant
             */
            status: "OK";
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode?: "00" | undefined;
            /** @description The new report. */
            meta: {
                /** @description Id of the new report. */
                reportId: string | number;
            };
        };
        HraGetReportDataAccepted: {
            /**
             * @description 'OK' when the call was accepted.
             * @constant
             */
            status: "OK";
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode?: "00" | undefined;
            data: {
                /** @description Age in years that the heart can reach with healthier living; null if the gateway has none. */
                targetAge: number | null;
                /** @description Risk age in years: the age of a healthy person with the same risk; null if the gateway has none. */
                riskAge: number | null;
                ascvd?: {
                    data?: {
                        age?: number | null | undefined;
                    } | null | undefined;
                } | null | undefined;
                report?: {
                    /** @description The health model that computed the numbers. */
                    model?: {
                        /** @description Name of the model. A report describes the method only for 'fhs_2008_office_bmi', which is Framingham 2008 with the body mass index. */
                        id: string;
                        /** @description Version of the model. */
                        version: string;
                        /** @description Hash of the model’s constants. */
                        hash?: string | null | undefined;
                    } | null | undefined;
                    /** @description Set if the risk age is outside the scale. */
                    riskAgeBound?: ("above" | "below") | null | undefined;
                    /** @description Set if the target age is outside the scale. */
                    targetAgeBound?: ("above" | "below") | null | undefined;
                    /** @description Risk age minus age, in unrounded years. If the risk age is outside the scale, this number decides whether the person is called younger, older or the same. */
                    yearsOlder?: number | null | undefined;
                    /** @description The range of the risk age for all possible values of a missing answer. */
                    range?: {
                        /** @description Lowest risk age. */
                        low: {
                            /** @description Whole years. */
                            years: number;
                            /** @description Set for an age outside the published tables: "above" is shown as "80 or over", "below" as "30 or under". */
                            bound?: ("above" | "below") | null | undefined;
                        };
                        /** @description Highest risk age. */
                        high: {
                            /** @description Whole years. */
                            years: number;
                            /** @description Set for an age outside the published tables: "above" is shown as "80 or over", "below" as "30 or under". */
                            bound?: ("above" | "below") | null | undefined;
                        };
                        /** @description The missing answer on which the age in this range depends, as the end of a sentence: 'your blood pressure, which …'. */
                        dependsOn: string;
                    } | null | undefined;
                    /** @description The risk age that the person can reach with treatment of the blood pressure. */
                    treatedTarget?: {
                        /** @description Whole years. */
                        years: number;
                        /** @description Set for an age outside the published tables: "above" is shown as "80 or over", "below" as "30 or under". */
                        bound?: ("above" | "below") | null | undefined;
                    } | null | undefined;
                    /** @description True if treatment of the blood pressure lowers the risk further, but the ages cannot show by how much. */
                    treatmentHelps?: boolean | null | undefined;
                    /** @description Of 100 people, how many have a first heart or circulation problem within 10 years. */
                    tenYears?: {
                        /** @description With the values that the person has now. */
                        now: number;
                        /** @description After the changes that lead to the target age. */
                        after: number;
                        /** @description For a person of the same age and sex with healthy values. */
                        healthyPeer: number;
                        /** @description The risk as a word: 'low', 'raised' or 'high'; null if 'low' would mislead. */
                        band?: string | null | undefined;
                        /** @description A sentence that explains the number; null if it needs none. */
                        note?: string | null | undefined;
                        /** @description A sentence with what to do about the risk and by when; null if nothing. */
                        action?: string | null | undefined;
                    } | null | undefined;
                    /** @description The years that one factor adds to the risk age or takes from it. */
                    contributions?: ({
                        /** @description Id of the factor. */
                        factor: string;
                        /** @description Name, as it is shown. */
                        label: string;
                        /** @description What the person answered: '12 cigarettes a day', '138/88 mmHg'. */
                        value?: string | null | undefined;
                        /** @description Years with one decimal, negative if the factor lowers the risk age. The years of all factors add up to risk age minus age. */
                        years: number;
                        /** @description Years with one decimal by which a change of the factor lowers the risk age; 0 if there is nothing to change. */
                        gain?: number | null | undefined;
                        /** @description True if the person has already made the change and only has to keep to it, such as a person who stopped smoking. */
                        hasChanged?: boolean | null | undefined;
                        /** @description A sentence for a factor whose years alone would mislead; null for all others. */
                        note?: string | null | undefined;
                        /** @description Ids of the questions that this line is about. */
                        questions?: string[] | null | undefined;
                    } | null)[] | null | undefined;
                    /** @description Why there is no risk age, and what the person can do about it. */
                    reasons?: ({
                        /** @description Id of the line. */
                        id?: string | null | undefined;
                        /** @description The sentence, as it is shown. */
                        text: string;
                        /** @description What the person can do about it. */
                        nextStep?: string | null | undefined;
                        /** @description Ids of the questions to answer; empty if no answer would give a risk age. */
                        questions?: string[] | null | undefined;
                    } | null)[] | null | undefined;
                    /** @description An assumption behind the risk age, or a limit of the risk age. */
                    assumptions?: ({
                        /** @description Id of the line. */
                        id?: string | null | undefined;
                        /** @description The sentence, as it is shown. */
                        text: string;
                        /** @description A sentence that is also shown next to the risk age; null if there is none. */
                        beside?: string | null | undefined;
                        /** @description Ids of the questions that this line is about. */
                        questions?: string[] | null | undefined;
                    } | null)[] | null | undefined;
                    /** @description An answer or score, compared with a published threshold. It is never a diagnosis. */
                    findings?: ({
                        /** @description Id of the line. */
                        id?: string | null | undefined;
                        /** @description Name, as it is shown. */
                        label: string;
                        /** @description As shown, with its unit: '138/88 mmHg'. */
                        value?: string | null | undefined;
                        /** @description Name of the band that the value falls in. */
                        band?: string | null | undefined;
                        /** @description How the finding is shown. */
                        tone?: ("good" | "note" | "attention" | "urgent") | null | undefined;
                        /** @description When to act; null for a finding that is not urgent. */
                        urgency?: ("now" | "today" | "talk" | "within-a-week" | "within-4-weeks") | null | undefined;
                        /** @description For a finding that is not urgent: by when a health worker should see the person, such as 'within 3 months'. Null if no visit is needed. */
                        showBy?: string | null | undefined;
                        /** @description For an urgent finding: what to act on, or the number to check first. Null for all others. */
                        title?: string | null | undefined;
                        /** @description The first sentence of the finding for a woman who may be pregnant; null for everybody else. */
                        lead?: {
                            /**
                             * @description When to act on it.
                             * @enum {string}
                             */
                            urgency: "now" | "today" | "talk" | "within-a-week" | "within-4-weeks";
                            /** @description The sentence, as it is shown. */
                            text: string;
                        } | null | undefined;
                        /** @description The sentence, as it is shown. */
                        text?: string | null | undefined;
                        /** @description Ids of the questions that this line is about. */
                        questions?: string[] | null | undefined;
                        /** @description Publication of the threshold, the scale or the advice. */
                        source?: string | null | undefined;
                        /** @description Id of an article of the library on the same topic; null if there is none. */
                        article?: string | null | undefined;
                        /** @description True for a warning, which every print of the report must contain. */
                        mustPrint?: boolean | null | undefined;
                    } | null)[] | null | undefined;
                    /** @description One step that a person can take. The steps are in the order in which to take them. */
                    advice?: ({
                        /** @description Id of the line. */
                        id?: string | null | undefined;
                        /** @description A short title for a list: 'Eat less salt'. */
                        title?: string | null | undefined;
                        /** @description The sentence, as it is shown. */
                        text: string;
                        /** @description The ways to do it, each in a sentence; empty if the text already names the only one. */
                        ways?: string[] | null | undefined;
                        /** @description Whole years by which the step lowers the risk age. The years of all steps add up to risk age minus target age. Null if the model gives none. */
                        years?: number | null | undefined;
                        /** @description Ids of the questions that this line is about. */
                        questions?: string[] | null | undefined;
                        /** @description Publication of the threshold, the scale or the advice. */
                        source?: string | null | undefined;
                        /** @description Id of an article of the library on the same topic; null if there is none. */
                        article?: string | null | undefined;
                        /** @description What the person answered, as a clause after 'You also told us:', such as 'you use snuff'. Set for a step on a danger to life: if it is not among the seven steps that are shown, its clause is shown instead. Null for a step that may be omitted. */
                        told?: string | null | undefined;
                    } | null)[] | null | undefined;
                    /** @description The step to keep taking a medicine. It is shown before all others, and is never omitted. Null for a person without a medicine. */
                    medicineStep?: {
                        /** @description Id of the line. */
                        id?: string | null | undefined;
                        /** @description A short title for a list: 'Eat less salt'. */
                        title?: string | null | undefined;
                        /** @description The sentence, as it is shown. */
                        text: string;
                        /** @description The ways to do it, each in a sentence; empty if the text already names the only one. */
                        ways?: string[] | null | undefined;
                        /** @description Whole years by which the step lowers the risk age. The years of all steps add up to risk age minus target age. Null if the model gives none. */
                        years?: number | null | undefined;
                        /** @description Ids of the questions that this line is about. */
                        questions?: string[] | null | undefined;
                        /** @description Publication of the threshold, the scale or the advice. */
                        source?: string | null | undefined;
                        /** @description Id of an article of the library on the same topic; null if there is none. */
                        article?: string | null | undefined;
                        /** @description What the person answered, as a clause after 'You also told us:', such as 'you use snuff'. Set for a step on a danger to life: if it is not among the seven steps that are shown, its clause is shown instead. Null for a step that may be omitted. */
                        told?: string | null | undefined;
                    } | null | undefined;
                    /** @description The score of a published scale. */
                    instruments?: ({
                        /** @description Id of the line. */
                        id?: string | null | undefined;
                        /** @description Name, as it is shown. */
                        label: string;
                        /** @description The score. */
                        score: number;
                        /** @description Highest score of the scale. */
                        max: number;
                    } | null)[] | null | undefined;
                    /** @description A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'. */
                    facts?: ({
                        /** @description Id of the line. */
                        id?: string | null | undefined;
                        /** @description Name, as it is shown. */
                        label: string;
                        /** @description The fact, with its unit. */
                        value: string;
                    } | null)[] | null | undefined;
                    /** @description The changes that hra.whatIf accepts for this report; null if there are none. */
                    whatIf?: {
                        /** @description True for a person who smokes. */
                        smoking?: boolean | null | undefined;
                        /** @description Weights that can be tried. */
                        weight?: {
                            /** @description The number in the answers of the report. */
                            now: number;
                            /** @description Lowest number that is accepted. */
                            min: number;
                            /** @description Highest number that is accepted. */
                            max: number;
                            /** @description Unit of the numbers. */
                            unit: string;
                        } | null | undefined;
                        /** @description Systolic blood pressures that can be tried. */
                        systolic?: {
                            /** @description The number in the answers of the report. */
                            now: number;
                            /** @description Lowest number that is accepted. */
                            min: number;
                            /** @description Highest number that is accepted. */
                            max: number;
                            /** @description Unit of the numbers. */
                            unit: string;
                        } | null | undefined;
                    } | null | undefined;
                    /** @description The change of the risk age since the last earlier report that has one. */
                    sinceLast?: {
                        /** @description Time of the earlier report, in ISO 8601. */
                        at: string;
                        /** @description Risk age of the earlier report. */
                        riskAge: {
                            /** @description Whole years. */
                            years: number;
                            /** @description Set for an age outside the published tables: "above" is shown as "80 or over", "below" as "30 or under". */
                            bound?: ("above" | "below") | null | undefined;
                        };
                        /** @description The factors that moved the risk age, the largest change first; empty if the two reports cannot be compared by factors. */
                        moved?: ({
                            /** @description Name, as it is shown. */
                            label: string;
                            /** @description Years by which the factor moved the risk age, with one decimal. */
                            years: number;
                        } | null)[] | null | undefined;
                        /** @description True if the two reports come from different versions of the model, so that their risk ages cannot be compared. */
                        isOtherRule?: boolean | null | undefined;
                    } | null | undefined;
                    /** @description Sentences for a woman who may be pregnant; null for all other people. */
                    pregnancy?: {
                        /** @description What is different in pregnancy and while breast-feeding, each in a sentence. */
                        sentences?: string[] | null | undefined;
                        /** @description Ids of the questions that the sentences are about. The sentences are expanded below the first notice, step or number on one of these questions. If the list is empty, they are collapsed. */
                        questions?: string[] | null | undefined;
                    } | null | undefined;
                    /** @description True if the weight is below the healthy range. A low risk age is then neither praised nor called a gain. */
                    underweight?: boolean | null | undefined;
                } | null | undefined;
                /** @description IANA name of the time zone in which the times of reports are shown; missing if the gateway has none configured. */
                timeZone?: string | null | undefined;
            } | null;
        } | {
            /**
             * @description 'OK' when the call was accepted.
             * @constant
             */
            status: "OK";
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode?: "00" | undefined;
            /** @description Age in years that the heart can reach with healthier living; null if the gateway has none. */
            targetAge: number | null;
            /** @description Risk age in years: the age of a healthy person with the same risk; null if the gateway has none. */
            riskAge: number | null;
            ascvd?: {
                data?: {
                    age?: number | null | undefined;
                } | null | undefined;
            } | null | undefined;
            report?: {
                /** @description The health model that computed the numbers. */
                model?: {
                    /** @description Name of the model. A report describes the method only for 'fhs_2008_office_bmi', which is Framingham 2008 with the body mass index. */
                    id: string;
                    /** @description Version of the model. */
                    version: string;
                    /** @description Hash of the model’s constants. */
                    hash?: string | null | undefined;
                } | null | undefined;
                /** @description Set if the risk age is outside the scale. */
                riskAgeBound?: ("above" | "below") | null | undefined;
                /** @description Set if the target age is outside the scale. */
                targetAgeBound?: ("above" | "below") | null | undefined;
                /** @description Risk age minus age, in unrounded years. If the risk age is outside the scale, this number decides whether the person is called younger, older or the same. */
                yearsOlder?: number | null | undefined;
                /** @description The range of the risk age for all possible values of a missing answer. */
                range?: {
                    /** @description Lowest risk age. */
                    low: {
                        /** @description Whole years. */
                        years: number;
                        /** @description Set for an age outside the published tables: "above" is shown as "80 or over", "below" as "30 or under". */
                        bound?: ("above" | "below") | null | undefined;
                    };
                    /** @description Highest risk age. */
                    high: {
                        /** @description Whole years. */
                        years: number;
                        /** @description Set for an age outside the published tables: "above" is shown as "80 or over", "below" as "30 or under". */
                        bound?: ("above" | "below") | null | undefined;
                    };
                    /** @description The missing answer on which the age in this range depends, as the end of a sentence: 'your blood pressure, which …'. */
                    dependsOn: string;
                } | null | undefined;
                /** @description The risk age that the person can reach with treatment of the blood pressure. */
                treatedTarget?: {
                    /** @description Whole years. */
                    years: number;
                    /** @description Set for an age outside the published tables: "above" is shown as "80 or over", "below" as "30 or under". */
                    bound?: ("above" | "below") | null | undefined;
                } | null | undefined;
                /** @description True if treatment of the blood pressure lowers the risk further, but the ages cannot show by how much. */
                treatmentHelps?: boolean | null | undefined;
                /** @description Of 100 people, how many have a first heart or circulation problem within 10 years. */
                tenYears?: {
                    /** @description With the values that the person has now. */
                    now: number;
                    /** @description After the changes that lead to the target age. */
                    after: number;
                    /** @description For a person of the same age and sex with healthy values. */
                    healthyPeer: number;
                    /** @description The risk as a word: 'low', 'raised' or 'high'; null if 'low' would mislead. */
                    band?: string | null | undefined;
                    /** @description A sentence that explains the number; null if it needs none. */
                    note?: string | null | undefined;
                    /** @description A sentence with what to do about the risk and by when; null if nothing. */
                    action?: string | null | undefined;
                } | null | undefined;
                /** @description The years that one factor adds to the risk age or takes from it. */
                contributions?: ({
                    /** @description Id of the factor. */
                    factor: string;
                    /** @description Name, as it is shown. */
                    label: string;
                    /** @description What the person answered: '12 cigarettes a day', '138/88 mmHg'. */
                    value?: string | null | undefined;
                    /** @description Years with one decimal, negative if the factor lowers the risk age. The years of all factors add up to risk age minus age. */
                    years: number;
                    /** @description Years with one decimal by which a change of the factor lowers the risk age; 0 if there is nothing to change. */
                    gain?: number | null | undefined;
                    /** @description True if the person has already made the change and only has to keep to it, such as a person who stopped smoking. */
                    hasChanged?: boolean | null | undefined;
                    /** @description A sentence for a factor whose years alone would mislead; null for all others. */
                    note?: string | null | undefined;
                    /** @description Ids of the questions that this line is about. */
                    questions?: string[] | null | undefined;
                } | null)[] | null | undefined;
                /** @description Why there is no risk age, and what the person can do about it. */
                reasons?: ({
                    /** @description Id of the line. */
                    id?: string | null | undefined;
                    /** @description The sentence, as it is shown. */
                    text: string;
                    /** @description What the person can do about it. */
                    nextStep?: string | null | undefined;
                    /** @description Ids of the questions to answer; empty if no answer would give a risk age. */
                    questions?: string[] | null | undefined;
                } | null)[] | null | undefined;
                /** @description An assumption behind the risk age, or a limit of the risk age. */
                assumptions?: ({
                    /** @description Id of the line. */
                    id?: string | null | undefined;
                    /** @description The sentence, as it is shown. */
                    text: string;
                    /** @description A sentence that is also shown next to the risk age; null if there is none. */
                    beside?: string | null | undefined;
                    /** @description Ids of the questions that this line is about. */
                    questions?: string[] | null | undefined;
                } | null)[] | null | undefined;
                /** @description An answer or score, compared with a published threshold. It is never a diagnosis. */
                findings?: ({
                    /** @description Id of the line. */
                    id?: string | null | undefined;
                    /** @description Name, as it is shown. */
                    label: string;
                    /** @description As shown, with its unit: '138/88 mmHg'. */
                    value?: string | null | undefined;
                    /** @description Name of the band that the value falls in. */
                    band?: string | null | undefined;
                    /** @description How the finding is shown. */
                    tone?: ("good" | "note" | "attention" | "urgent") | null | undefined;
                    /** @description When to act; null for a finding that is not urgent. */
                    urgency?: ("now" | "today" | "talk" | "within-a-week" | "within-4-weeks") | null | undefined;
                    /** @description For a finding that is not urgent: by when a health worker should see the person, such as 'within 3 months'. Null if no visit is needed. */
                    showBy?: string | null | undefined;
                    /** @description For an urgent finding: what to act on, or the number to check first. Null for all others. */
                    title?: string | null | undefined;
                    /** @description The first sentence of the finding for a woman who may be pregnant; null for everybody else. */
                    lead?: {
                        /**
                         * @description When to act on it.
                         * @enum {string}
                         */
                        urgency: "now" | "today" | "talk" | "within-a-week" | "within-4-weeks";
                        /** @description The sentence, as it is shown. */
                        text: string;
                    } | null | undefined;
                    /** @description The sentence, as it is shown. */
                    text?: string | null | undefined;
                    /** @description Ids of the questions that this line is about. */
                    questions?: string[] | null | undefined;
                    /** @description Publication of the threshold, the scale or the advice. */
                    source?: string | null | undefined;
                    /** @description Id of an article of the library on the same topic; null if there is none. */
                    article?: string | null | undefined;
                    /** @description True for a warning, which every print of the report must contain. */
                    mustPrint?: boolean | null | undefined;
                } | null)[] | null | undefined;
                /** @description One step that a person can take. The steps are in the order in which to take them. */
                advice?: ({
                    /** @description Id of the line. */
                    id?: string | null | undefined;
                    /** @description A short title for a list: 'Eat less salt'. */
                    title?: string | null | undefined;
                    /** @description The sentence, as it is shown. */
                    text: string;
                    /** @description The ways to do it, each in a sentence; empty if the text already names the only one. */
                    ways?: string[] | null | undefined;
                    /** @description Whole years by which the step lowers the risk age. The years of all steps add up to risk age minus target age. Null if the model gives none. */
                    years?: number | null | undefined;
                    /** @description Ids of the questions that this line is about. */
                    questions?: string[] | null | undefined;
                    /** @description Publication of the threshold, the scale or the advice. */
                    source?: string | null | undefined;
                    /** @description Id of an article of the library on the same topic; null if there is none. */
                    article?: string | null | undefined;
                    /** @description What the person answered, as a clause after 'You also told us:', such as 'you use snuff'. Set for a step on a danger to life: if it is not among the seven steps that are shown, its clause is shown instead. Null for a step that may be omitted. */
                    told?: string | null | undefined;
                } | null)[] | null | undefined;
                /** @description The step to keep taking a medicine. It is shown before all others, and is never omitted. Null for a person without a medicine. */
                medicineStep?: {
                    /** @description Id of the line. */
                    id?: string | null | undefined;
                    /** @description A short title for a list: 'Eat less salt'. */
                    title?: string | null | undefined;
                    /** @description The sentence, as it is shown. */
                    text: string;
                    /** @description The ways to do it, each in a sentence; empty if the text already names the only one. */
                    ways?: string[] | null | undefined;
                    /** @description Whole years by which the step lowers the risk age. The years of all steps add up to risk age minus target age. Null if the model gives none. */
                    years?: number | null | undefined;
                    /** @description Ids of the questions that this line is about. */
                    questions?: string[] | null | undefined;
                    /** @description Publication of the threshold, the scale or the advice. */
                    source?: string | null | undefined;
                    /** @description Id of an article of the library on the same topic; null if there is none. */
                    article?: string | null | undefined;
                    /** @description What the person answered, as a clause after 'You also told us:', such as 'you use snuff'. Set for a step on a danger to life: if it is not among the seven steps that are shown, its clause is shown instead. Null for a step that may be omitted. */
                    told?: string | null | undefined;
                } | null | undefined;
                /** @description The score of a published scale. */
                instruments?: ({
                    /** @description Id of the line. */
                    id?: string | null | undefined;
                    /** @description Name, as it is shown. */
                    label: string;
                    /** @description The score. */
                    score: number;
                    /** @description Highest score of the scale. */
                    max: number;
                } | null)[] | null | undefined;
                /** @description A plain fact for a health worker: 'Blood pressure', '138/88 mmHg'. */
                facts?: ({
                    /** @description Id of the line. */
                    id?: string | null | undefined;
                    /** @description Name, as it is shown. */
                    label: string;
                    /** @description The fact, with its unit. */
                    value: string;
                } | null)[] | null | undefined;
                /** @description The changes that hra.whatIf accepts for this report; null if there are none. */
                whatIf?: {
                    /** @description True for a person who smokes. */
                    smoking?: boolean | null | undefined;
                    /** @description Weights that can be tried. */
                    weight?: {
                        /** @description The number in the answers of the report. */
                        now: number;
                        /** @description Lowest number that is accepted. */
                        min: number;
                        /** @description Highest number that is accepted. */
                        max: number;
                        /** @description Unit of the numbers. */
                        unit: string;
                    } | null | undefined;
                    /** @description Systolic blood pressures that can be tried. */
                    systolic?: {
                        /** @description The number in the answers of the report. */
                        now: number;
                        /** @description Lowest number that is accepted. */
                        min: number;
                        /** @description Highest number that is accepted. */
                        max: number;
                        /** @description Unit of the numbers. */
                        unit: string;
                    } | null | undefined;
                } | null | undefined;
                /** @description The change of the risk age since the last earlier report that has one. */
                sinceLast?: {
                    /** @description Time of the earlier report, in ISO 8601. */
                    at: string;
                    /** @description Risk age of the earlier report. */
                    riskAge: {
                        /** @description Whole years. */
                        years: number;
                        /** @description Set for an age outside the published tables: "above" is shown as "80 or over", "below" as "30 or under". */
                        bound?: ("above" | "below") | null | undefined;
                    };
                    /** @description The factors that moved the risk age, the largest change first; empty if the two reports cannot be compared by factors. */
                    moved?: ({
                        /** @description Name, as it is shown. */
                        label: string;
                        /** @description Years by which the factor moved the risk age, with one decimal. */
                        years: number;
                    } | null)[] | null | undefined;
                    /** @description True if the two reports come from different versions of the model, so that their risk ages cannot be compared. */
                    isOtherRule?: boolean | null | undefined;
                } | null | undefined;
                /** @description Sentences for a woman who may be pregnant; null for all other people. */
                pregnancy?: {
                    /** @description What is different in pregnancy and while breast-feeding, each in a sentence. */
                    sentences?: string[] | null | undefined;
                    /** @description Ids of the questions that the sentences are about. The sentences are expanded below the first notice, step or number on one of these questions. If the list is empty, they are collapsed. */
                    questions?: string[] | null | undefined;
                } | null | undefined;
                /** @description True if the weight is below the healthy range. A low risk age is then neither praised nor called a gain. */
                underweight?: boolean | null | undefined;
            } | null | undefined;
            /** @description IANA name of the time zone in which the times of reports are shown; missing if the gateway has none configured. */
            timeZone?: string | null | undefined;
            data?: null | undefined;
        };
        HraGetSavedAnswersAccepted: {
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode?: "00" | undefined;
            /** @description Text from the gateway. It is not needed. */
            responseMessage?: string | null | undefined;
            /** @description Id of the person who answered. */
            appraiseRisksUserId: string;
            /** @description Id of the saved answers, for hra.getSavedAnswers. */
            uniqueString?: string | null | undefined;
        } & {
            [key: string]: unknown | (string | number | null);
        };
        HraSaveAnswersAccepted: {
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode?: "00" | undefined;
            /** @description Text from the gateway. It is not needed. */
            responseMessage?: string | null | undefined;
            /** @description Id of the saved answers, for hra.getSavedAnswers. */
            uniqueString: string;
        };
        HraGetReportPdfAccepted: string;
        RisksAppraisedAuditReadByRisksAppraisedAuditUserIdAccepted: {
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode: "00";
            /** @description Text from the gateway. It is not needed. */
            responseMessage?: string | null | undefined;
            /** @description Reports and saved assessments. */
            data: {
                /** @description Id of the report, for hra.getReportData and hra.getReportPdf. */
                risksAppraisedAuditReportId?: string | number | null | undefined;
                /** @description When the report was made, in ISO 8601: 2026-11-28T09:30:00Z. */
                risksAppraisedAuditCreatedAt?: string | null | undefined;
                /** @description Status of the report. 'ACTIVE' means completed; a gateway may use any other text. */
                risksAppraisedAuditStatus?: string | null | undefined;
                /** @description Risk age of the report, in years. */
                risksAppraisedAuditRiskAge?: number | null | undefined;
                /** @description Id of the assessment. Call hra.getSavedAnswers with the id of an assessment that has no report yet. */
                risksAppraisedUniqueString?: string | null | undefined;
                /** @description Set if the risk age is outside the scale: above its upper or below its lower end. */
                risksAppraisedAuditRiskAgeBound?: ("above" | "below") | null | undefined;
                /** @description A sentence that says why the report has no risk age. */
                risksAppraisedAuditReason?: string | null | undefined;
                /** @description Id of the model that computed the risk age: ages from different models cannot be compared. */
                risksAppraisedAuditModel?: string | null | undefined;
            }[];
        };
        CompanyReadByCompanyIdAccepted: {
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode: "00";
            /** @description Text from the gateway. It is not needed. */
            responseMessage?: string | null | undefined;
            /** @description The company. */
            data: {
                /** @description Name of the company. */
                companyName?: string | null | undefined;
            };
        } | {
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode: "00";
            /** @description Text from the gateway. It is not needed. */
            responseMessage?: string | null | undefined;
            companyInfo: {
                /** @description The company. */
                data: {
                    /** @description Name of the company. */
                    companyName?: string | null | undefined;
                };
            };
        };
        ContentReadContentLibraryAccepted: {
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode: "00";
            /** @description Text from the gateway. It is not needed. */
            responseMessage?: string | null | undefined;
            /** @description One page of the library. */
            contentLibrary: {
                /** @description The articles. */
                data: {
                    /** @description Id of the article, for content.readByContentId. */
                    contentId: string | number;
                    /** @description Title. */
                    contentTitle?: string | null | undefined;
                    /** @description Introduction. It may contain HTML: sanitize it before you show it. */
                    contentIntroduction?: string | null | undefined;
                    /** @description URL of the picture for a list. */
                    contentDisplayPictureUrl?: string | null | undefined;
                    /** @description When the article was written, in ISO 8601: 2026-11-28T09:30:00Z. */
                    contentCreatedAt?: string | null | undefined;
                    /** @description Name of the author. */
                    contentAuthorName?: string | null | undefined;
                    /** @description Text of the article. It may contain HTML: sanitize it before you show it. */
                    contentBody?: string | null | undefined;
                    /** @description URL of a picture within the article. */
                    contentBodyImage?: string | null | undefined;
                    /** @description Conclusion. It may contain HTML: sanitize it before you show it. */
                    contentConclusion?: string | null | undefined;
                    /** @description Categories of the article. */
                    categories?: string[] | null | undefined;
                }[];
            };
        } | {
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode: "00";
            /** @description Text from the gateway. It is not needed. */
            responseMessage?: string | null | undefined;
            /** @description The articles. */
            data: {
                /** @description Id of the article, for content.readByContentId. */
                contentId: string | number;
                /** @description Title. */
                contentTitle?: string | null | undefined;
                /** @description Introduction. It may contain HTML: sanitize it before you show it. */
                contentIntroduction?: string | null | undefined;
                /** @description URL of the picture for a list. */
                contentDisplayPictureUrl?: string | null | undefined;
                /** @description When the article was written, in ISO 8601: 2026-11-28T09:30:00Z. */
                contentCreatedAt?: string | null | undefined;
                /** @description Name of the author. */
                contentAuthorName?: string | null | undefined;
                /** @description Text of the article. It may contain HTML: sanitize it before you show it. */
                contentBody?: string | null | undefined;
                /** @description URL of a picture within the article. */
                contentBodyImage?: string | null | undefined;
                /** @description Conclusion. It may contain HTML: sanitize it before you show it. */
                contentConclusion?: string | null | undefined;
                /** @description Categories of the article. */
                categories?: string[] | null | undefined;
            }[];
        };
        ContentReadByContentIdAccepted: {
            /**
             * @description '00' when the call was accepted.
             * @constant
             */
            responseCode: "00";
            /** @description Text from the gateway. It is not needed. */
            responseMessage?: string | null | undefined;
            /** @description The article. */
            data: {
                /** @description Id of the article, for content.readByContentId. */
                contentId: string | number;
                /** @description Title. */
                contentTitle?: string | null | undefined;
                /** @description Introduction. It may contain HTML: sanitize it before you show it. */
                contentIntroduction?: string | null | undefined;
                /** @description URL of the picture for a list. */
                contentDisplayPictureUrl?: string | null | undefined;
                /** @description When the article was written, in ISO 8601: 2026-11-28T09:30:00Z. */
                contentCreatedAt?: string | null | undefined;
                /** @description Name of the author. */
                contentAuthorName?: string | null | undefined;
                /** @description Text of the article. It may contain HTML: sanitize it before you show it. */
                contentBody?: string | null | undefined;
                /** @description URL of a picture within the article. */
                contentBodyImage?: string | null | undefined;
                /** @description Conclusion. It may contain HTML: sanitize it before you show it. */
                contentConclusion?: string | null | undefined;
                /** @description Categories of the article. */
                categories?: string[] | null | undefined;
            };
        };
    };
    responses: {
        /** @description Refused, session expired, unknown route or unknown stage. The body says which. */
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
                    /** @description E-mail address of the person. */
                    userEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"] | components["schemas"]["Refusal"];
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
                    /** @description Password of the person; the new one in a reset or a change. */
                    userPassword: string;
                    /** @description One-time code from the e-mail. */
                    otp: string;
                    /** @description E-mail address of the person. */
                    userEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"] | components["schemas"]["Refusal"];
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
                    /** @description Current password. */
                    oldPassword: string;
                    /** @description Password of the person; the new one in a reset or a change. */
                    userPassword: string;
                    /** @description The new password, repeated. */
                    userConfirmPassword: string;
                    /** @description E-mail address of the person. */
                    username: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"] | components["schemas"]["Refusal"];
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
                    /** @description First name. */
                    userFirstName: string;
                    /** @description Last name. */
                    userLastName: string;
                    /**
                     * @description Gender from the sign-up.
                     * @enum {string}
                     */
                    userGender: "Male" | "Female";
                    /** @description E-mail address of the person. */
                    userEmail: string;
                    /** @description Password of the person; the new one in a reset or a change. */
                    userPassword: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"] | components["schemas"]["Refusal"];
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
                    /** @description One-time code from the e-mail. */
                    otp: string;
                    /** @description E-mail address of the person. */
                    userEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"] | components["schemas"]["Refusal"];
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
                    /** @description E-mail address of the person. */
                    userEmail: string;
                    /** @description Password of the person; the new one in a reset or a change. */
                    userPassword: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationLoginAccepted"] | components["schemas"]["Refusal"];
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
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationUserDetailsAccepted"] | components["schemas"]["Refusal"];
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
                    /** @description E-mail address of the person. */
                    userEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"] | components["schemas"]["Refusal"];
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
                    /** @description E-mail address to add. */
                    waitListEmail: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedOrNoCode"] | components["schemas"]["Refusal"];
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
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitListReadAccepted"] | components["schemas"]["Refusal"];
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
                    /** @description Id of the entry. */
                    waitListId: string | number;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitListDeleteAccepted"] | components["schemas"]["Refusal"];
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
                    /** @description E-mail address of the person. */
                    userEmail: string;
                    /** @description Id of the company, for company.readByCompanyId. */
                    userCompanyId?: string | number | null | undefined;
                    /** @description First name. */
                    userFirstName?: string | null | undefined;
                    /** @description Last name. */
                    userLastName?: string | null | undefined;
                    /** @description Id of the person. */
                    userId?: string | number | null | undefined;
                    /** @description Address of the office. */
                    userOfficeAddress?: string | null | undefined;
                    /** @description Age in years. */
                    userAge?: number | null | undefined;
                    /** @description Blood glucose, as the person entered it. */
                    userBloodGlucose?: number | null | undefined;
                    /** @description Country. */
                    userCountry?: string | null | undefined;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"] | components["schemas"]["Refusal"];
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
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HraGetQuestionnaireAccepted"] | components["schemas"]["Refusal"] | components["schemas"]["StatusRefusal"];
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
                    /** @description From an earlier save. */
                    unique_string?: string | undefined;
                    /** @description appraiseRisksClientId of meta.responses. */
                    "appraise_risks.client_id"?: string | undefined;
                    /** @description appraiseRisksUserId of meta.responses. */
                    "appraise_risks.user_id"?: string | undefined;
                    /** @description Always 'mg/dl'. */
                    "hra.app.cholunits"?: string | undefined;
                    /** @description Always 'midlife'. */
                    "hra.app.hra_id"?: string | undefined;
                    /** @description Units of the person: 'metric' by default. */
                    "hra.app.units"?: string | undefined;
                    /** @description hraAppDefaultHraId of meta.responses. */
                    "hra.app.default_hra_id"?: string | undefined;
                    /** @description hraAppExternalId of meta.responses. */
                    "hra.app.external_id"?: string | undefined;
                    /** @description saveKey of meta.config. */
                    save_key?: string | undefined;
                } & {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HraAppraiseRisksAccepted"] | components["schemas"]["Refusal"] | components["schemas"]["StatusRefusal"];
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
                    /** @description Id of the client, from the questionnaire. */
                    getReportDataClientId: string;
                    /** @description Id of the report, from the list or a submission. */
                    getReportDataReportId: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HraGetReportDataAccepted"] | components["schemas"]["Refusal"] | components["schemas"]["StatusRefusal"];
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
                    /** @description Id of the saved answers, for hra.getSavedAnswers. */
                    uniqueString: string;
                    /** @description Id of the person. */
                    userId: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HraGetSavedAnswersAccepted"] | components["schemas"]["Refusal"] | components["schemas"]["StatusRefusal"];
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
                    /** @description From an earlier save. */
                    unique_string?: string | undefined;
                    /** @description appraiseRisksClientId of meta.responses. */
                    "appraise_risks.client_id"?: string | undefined;
                    /** @description appraiseRisksUserId of meta.responses. */
                    "appraise_risks.user_id"?: string | undefined;
                    /** @description Always 'mg/dl'. */
                    "hra.app.cholunits"?: string | undefined;
                    /** @description Always 'midlife'. */
                    "hra.app.hra_id"?: string | undefined;
                    /** @description Units of the person: 'metric' by default. */
                    "hra.app.units"?: string | undefined;
                    /** @description hraAppDefaultHraId of meta.responses. */
                    "hra.app.default_hra_id"?: string | undefined;
                    /** @description hraAppExternalId of meta.responses. */
                    "hra.app.external_id"?: string | undefined;
                    /** @description saveKey of meta.config. */
                    save_key?: string | undefined;
                } & {
                    [key: string]: string | number;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HraSaveAnswersAccepted"] | components["schemas"]["Refusal"] | components["schemas"]["StatusRefusal"];
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
                    /** @description Id of the report, from the list or a submission. */
                    getReportPdfReportId: string;
                    /** @description Id of the client, from the questionnaire. */
                    getReportPdfClientId: string;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HraGetReportPdfAccepted"] | components["schemas"]["Refusal"] | components["schemas"]["StatusRefusal"];
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
                /** @description E-mail address of the person. */
                risksAppraisedAuditUserId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RisksAppraisedAuditReadByRisksAppraisedAuditUserIdAccepted"] | components["schemas"]["Refusal"];
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
                /** @description Id of the company, from user details. */
                companyId: string | number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyReadByCompanyIdAccepted"] | components["schemas"]["Refusal"];
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
                    /** @description Categories of the articles to list. */
                    categories: ("Health" | "LifeStyle" | "Fitness" | "Nutrition")[];
                    /** @description Number of the page; the first is 1. */
                    pageNumber?: number | undefined;
                    /** @description Articles on a page. */
                    pageSize?: number | undefined;
                };
            };
        };
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentReadContentLibraryAccepted"] | components["schemas"]["Refusal"];
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
                /** @description Id of the article. */
                contentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted, refused or session expired. The body says which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentReadByContentIdAccepted"] | components["schemas"]["Refusal"];
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
/** The accepted answer of each call. */
export interface AcceptedAnswers {
  'authentication.initiatePasswordReset': components['schemas']['Accepted'];
  'authentication.completePasswordReset': components['schemas']['Accepted'];
  'authentication.changePassword': components['schemas']['Accepted'];
  'authentication.initiateEnrollment': components['schemas']['Accepted'];
  'authentication.completeEnrollment': components['schemas']['Accepted'];
  'authentication.login': components['schemas']['AuthenticationLoginAccepted'];
  'authentication.userDetails': components['schemas']['AuthenticationUserDetailsAccepted'];
  'authentication.resendOtp': components['schemas']['Accepted'];
  'waitList.create': components['schemas']['AcceptedOrNoCode'];
  'waitList.read': components['schemas']['WaitListReadAccepted'];
  'waitList.delete': components['schemas']['WaitListDeleteAccepted'];
  'user.update': components['schemas']['Accepted'];
  'hra.getQuestionnaire': components['schemas']['HraGetQuestionnaireAccepted'];
  'hra.appraiseRisks': components['schemas']['HraAppraiseRisksAccepted'];
  'hra.getReportData': components['schemas']['HraGetReportDataAccepted'];
  'hra.getSavedAnswers': components['schemas']['HraGetSavedAnswersAccepted'];
  'hra.saveAnswers': components['schemas']['HraSaveAnswersAccepted'];
  'hra.getReportPdf': components['schemas']['HraGetReportPdfAccepted'];
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': components['schemas']['RisksAppraisedAuditReadByRisksAppraisedAuditUserIdAccepted'];
  'company.readByCompanyId': components['schemas']['CompanyReadByCompanyIdAccepted'];
  'content.readContentLibrary': components['schemas']['ContentReadContentLibraryAccepted'];
  'content.readByContentId': components['schemas']['ContentReadByContentIdAccepted'];
}
/**
 * Whether an answer says that the call was accepted, by the call's success rule: `isAccepted('hra.getReportData', data)`. Calls whose description
 * requires HTTP 2xx succeed only if the status is 2xx too, which this function cannot check.
 */
export declare function isAccepted<Id extends keyof AcceptedAnswers>(
  operation: Id,
  answer: unknown,
): answer is AcceptedAnswers[Id];
